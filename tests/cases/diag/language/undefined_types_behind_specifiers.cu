// expect: 20 error 89
// expect: 20 error 90
// expect: 20 error 91
// expect: 20 error 92
// expect: 20 error 93
// expect: 20 error 94
// expect: 20 error 95
// expect: 20 error 96
// expect: 20 error 97
// expect: 20 error 98
// expect: 864 error 99
// expect: 20 error 101
// expect: 20026 error 101
// expect: 20 error 102
// expect: 20 error 103
// expect: 20 error 104
// expect: 20 error 105
// expect: 20 error 108
// expect: 1835 warning 108
// expect: 20 error 109
// expect: 20028 error 109
// expect: 20 error 110
// expect: 20 error 111
// expect: 20 error 112
// expect: 20 error 113
// expect: 20 error 114
// expect: 20 error 115
// expect: 20 error 116
// expect: 20 error 117
// expect: 20 error 120
// expect: 20 error 121
// expect: 20 error 122
// expect: 20 error 124
// expect: 20 error 125
// expect: 20 error 126
// expect: 20 error 127
// expect: 20 error 128
// expect: 20 error 129
// expect: 20 error 130
// expect: 20 error 131
// expect: 20 error 132
// expect: 20 error 133
// expect: 20 error 134
// expect: 20 error 134
// expect-device: 20 error 89
// expect-device: 20 error 90
// expect-device: 20 error 91
// expect-device: 20 error 92
// expect-device: 20 error 93
// expect-device: 20 error 94
// expect-device: 20 error 95
// expect-device: 20 error 96
// expect-device: 20 error 97
// expect-device: 20 error 98
// expect-device: 864 error 99
// expect-device: 20 error 101
// expect-device: 20 error 102
// expect-device: 20 error 103
// expect-device: 20 error 104
// expect-device: 20 error 105
// expect-device: 20 error 108
// expect-device: 1835 warning 108
// expect-device: 20 error 109
// expect-device: 20028 error 109
// expect-device: 20 error 110
// expect-device: 20 error 111
// expect-device: 20 error 112
// expect-device: 20 error 113
// expect-device: 20 error 114
// expect-device: 20 error 115
// expect-device: 20 error 116
// expect-device: 20 error 117
// expect-device: 20 error 120
// expect-device: 20 error 121
// expect-device: 20 error 122
// expect-device: 20 error 124
// expect-device: 20 error 125
// expect-device: 20 error 126
// expect-device: 20 error 127
// expect-device: 20 error 128
// expect-device: 20 error 129
// expect-device: 20 error 130
// expect-device: 20 error 131
// expect-device: 20 error 132
// expect-device: 20 error 133
// expect-device: 20 error 134
// expect-device: 20 error 134
// Types that nothing declares, behind memory and execution spaces, qualifiers, storage classes and attributes.
__device__ undefa a;
__constant__ undefb b[2];
static __device__ undefc c;
extern __device__ undefd d;
__device__ undefe e = 1;
__device__ undeff *f;
__device__ undefg g();
__device__ undefh h(int a) { return a; }
__device__ undefk *k();
__managed__ undefl l, m;
__device__ undefs<int> n7;
void fn() {
  __device__ undefw w;
  const undefq q = 1;
  static const undefr r = 2;
  constexpr undefs1 s = 3;
  undefu u;
}
struct S {
  __device__ undefy y;
  static __device__ undefz z;
  __device__ undefy1 m();
  virtual undefi i();
  friend undefj j(S);
  mutable undefk1 k;
  static const undefl1 l = 1;
  explicit S(undefm m);
  const undefn n;
  __host__ __device__ const undefo *o() const;
};
namespace ns {
__device__ undefab ab;
__device__ undefad ad{};
__device__ undefae ae(1);
}
template <class T> __device__ undefaf af;
template <class T> __device__ undefag ag(T);
__device__ inline undefaj aj();
static const undefca ca = 1;
const volatile undefcc *cc;
static constexpr undefce ce{1};
alignas(16) undefcf cf;
[[maybe_unused]] undefcg cg;
thread_local undefcp cp;
template <class T> static const undefcu *cu(T);
void v(const undefcv *p, undefcw w);
