// expect: 28 error 108
// expect: 28 error 109
// expect: 28 error 110
// expect: 28 error 112
// expect: 28 error 113
// expect: 28 error 114
// expect: 28 error 115
// expect: 28 error 116
// expect: 28 error 117
// expect: 28 error 117
// expect: 28 error 117
// expect: 28 error 118
// expect: 28 error 119
// expect: 28 error 120
// expect: 2361 error 121
// expect: 2361 error 122
// expect: 28 error 123
// expect: 28 error 124
// expect: 2361 error 125
// expect: 458 error 126
// expect: 458 error 127
// expect: 2362 error 128
// expect: 28 error 133
// expect: 28 error 134
// expect: 28 error 136
// expect: 28 error 137
// expect: 304 error 137
// expect: 28 error 138
// expect: 304 error 138
// expect: 28 error 141
// expect: 28 error 142
// expect: 304 error 142
// expect: 28 error 143
// expect: 28 error 144
// expect: 28 error 145
// expect: 28 error 147
// expect: 28 error 148
// expect: 28 error 149
// expect: 28 error 150
// expect: 2361 error 152
// expect-device: 28 error 108
// expect-device: 28 error 109
// expect-device: 28 error 110
// expect-device: 28 error 112
// expect-device: 28 error 113
// expect-device: 28 error 114
// expect-device: 28 error 115
// expect-device: 28 error 116
// expect-device: 28 error 117
// expect-device: 28 error 117
// expect-device: 28 error 117
// expect-device: 28 error 118
// expect-device: 28 error 119
// expect-device: 28 error 120
// expect-device: 2361 error 121
// expect-device: 2361 error 122
// expect-device: 28 error 123
// expect-device: 28 error 124
// expect-device: 2361 error 125
// expect-device: 458 error 126
// expect-device: 458 error 127
// expect-device: 2362 error 128
// expect-device: 28 error 133
// expect-device: 28 error 134
// expect-device: 28 error 136
// expect-device: 28 error 137
// expect-device: 304 error 137
// expect-device: 28 error 138
// expect-device: 304 error 138
// expect-device: 28 error 141
// expect-device: 28 error 142
// expect-device: 304 error 142
// expect-device: 28 error 143
// expect-device: 28 error 144
// expect-device: 28 error 145
// expect-device: 28 error 147
// expect-device: 28 error 148
// expect-device: 28 error 149
// expect-device: 28 error 150
// expect-device: 177 warning 150
// expect-device: 2361 error 152
// expect-device: 177 warning 136
// expect-device: 177 warning 143
// expect-device: 177 warning 144
// expect-device: 177 warning 145
// expect-device: 177 warning 146
// expect-device: 177 warning 147
// expect-device: 177 warning 150
// expect-device: 177 warning 151
// Values that are written as template arguments outside of templates are constants of the types of the parameters.
int rt; int rf(); long lo; float fl; constexpr int two = 2;
enum E { e1 = 1, e2 }; E re;
template <int N> struct T { int a; static int f(); };
template <unsigned N> struct U {};
template <long N> struct L {};
template <bool B> struct W {};
template <E e> struct EE {};
template <class X, int N> struct TN {};
template <int... N> struct P {};
template <int *P> struct PP {};
template <int N> using A = T<N>;
template <int N> constexpr int v = N;
template <int N> void one(int);
template <class N> void one(long);
template <bool B> void b();
template <int N> __global__ void k() {}
constexpr int ce(int n) { return 1 / n; }
T<rt> a1;
T<rf() + 1> a2;
T<ce(0)> a3;
T<ce(1)> ok1;
TN<int, rt> a4;
TN<T<rt>, 3> *a5;
P<1, rt> p;
typedef T<rt> TT;
using UU = TN<int, ce(0)>;
struct S { T<rt> m; static T<rf()> n; int i = sizeof(T<rt>); };
extern T<rt> ex;
T<rt> result();
int size = sizeof(T<rt>);
U<rt> narrowed1;
W<rt> narrowed2;
L<rt> widened;
EE<re> of_enum;
T<lo> narrowed3;
T<fl> floating;
T<"a"> text;
U<-1> does_not_fit;
W<2> truth1;
W<two> truth2;
W<e2> truth3;
PP<&rt> address;
namespace ns { int x; template <int N> struct I {}; struct J { I<x> i; }; }
ns::I<ns::x> nsx;
void g(int n) {
  T<n> x1;
  one<n>(1);
  one<rt>(1);
  b<2>();
  b<two>();
  int c = v<n>;
  k<rt><<<1, 1>>>();
  A<n> x2;
  W<(n > 1)> x3;
  PP<&n> x4;
  const int known = 3; T<known> x5;
  const int unknown = n; T<unknown> x6;
  T<n>::f();
  using Q = T<n>;
  auto l = [n] { T<n> x; };
  auto generic = [](auto x) { T<x> y; return T<sizeof(x)>{}; };
  int d = v<lo>;
}
struct NC { static int v; static constexpr int w = 1; };
template <class X> auto sf(X x) -> T<X::v>;
int sf(...);
int fits = sf(NC{});
template <class X> struct CT { T<X::w> m; void mm(int n) { T<sizeof(n)> q; } };
CT<NC> ct;
__device__ int dev() { return v<two>; }
