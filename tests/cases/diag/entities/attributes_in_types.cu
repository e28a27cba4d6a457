// expect: 1835 warning 97
// expect: 1835 warning 98
// expect: 1835 warning 99
// expect: 1835 warning 100
// expect: 1835 warning 101
// expect: 1835 warning 102
// expect: 1835 warning 103
// expect: 1835 warning 104
// expect: 1835 warning 104
// expect: 1835 warning 104
// expect: 1835 warning 105
// expect: 1835 warning 106
// expect: 1835 warning 106
// expect: 1835 warning 107
// expect: 1835 warning 108
// expect: 1835 warning 109
// expect: 1835 warning 109
// expect: 1835 warning 110
// expect: 1835 warning 110
// expect: 1835 warning 112
// expect: 1835 warning 113
// expect: 1835 warning 115
// expect: 1835 warning 116
// expect: 1098 warning 119
// expect: 20080 error 120
// expect: 20080 error 120
// expect: 1098 warning 121
// expect: 20080 error 122
// expect: 20080 error 123
// expect: 20080 error 125
// expect: 1098 warning 126
// expect: 1098 warning 127
// expect: 1098 warning 128
// expect: 1098 warning 129
// expect: 1098 warning 130
// expect: 1098 warning 130
// expect: 1098 warning 131
// expect: 1098 warning 133
// expect: 1098 warning 134
// expect: 1098 warning 135
// expect: 1098 warning 136
// expect: 20080 error 139
// expect-device: 1835 warning 97
// expect-device: 1835 warning 98
// expect-device: 1835 warning 99
// expect-device: 1835 warning 100
// expect-device: 1835 warning 101
// expect-device: 1835 warning 102
// expect-device: 1835 warning 103
// expect-device: 1835 warning 104
// expect-device: 1835 warning 104
// expect-device: 1835 warning 104
// expect-device: 1835 warning 105
// expect-device: 1835 warning 106
// expect-device: 1835 warning 106
// expect-device: 1835 warning 107
// expect-device: 1835 warning 108
// expect-device: 1835 warning 109
// expect-device: 1835 warning 109
// expect-device: 1835 warning 110
// expect-device: 1835 warning 110
// expect-device: 177 warning 97
// expect-device: 177 warning 98
// expect-device: 177 warning 100
// expect-device: 177 warning 101
// expect-device: 177 warning 102
// expect-device: 177 warning 103
// expect-device: 1835 warning 112
// expect-device: 1835 warning 113
// expect-device: 1835 warning 115
// expect-device: 1835 warning 116
// expect-device: 177 warning 115
// expect-device: 177 warning 116
// expect-device: 1098 warning 119
// expect-device: 20080 error 120
// expect-device: 20080 error 120
// expect-device: 1098 warning 121
// expect-device: 20080 error 122
// expect-device: 20080 error 123
// expect-device: 550 warning 118
// expect-device: 1098 warning 126
// expect-device: 1098 warning 127
// expect-device: 1098 warning 128
// expect-device: 1098 warning 129
// expect-device: 1098 warning 130
// expect-device: 1098 warning 130
// expect-device: 1098 warning 131
// expect-device: 1098 warning 133
// expect-device: 1098 warning 134
// expect-device: 1098 warning 135
// expect-device: 1098 warning 136
// expect-device: 20080 error 139
// Attributes in types that declare nothing: casts, template arguments, `new`; and of template parameters.
template <class T> struct V { T t; };
template <class T> T ft() { return T(); }
__device__ void f(void *p, int x) {
  V<__device__ int> a;
  V<int __shared__ *> b;
  ft<__host__ int>();
  auto s = static_cast<__shared__ int *>(p);
  auto t = reinterpret_cast<__constant__ char *>(p);
  auto u = const_cast<__device__ void *>(p);
  auto w = static_cast<int __device__ *>(p);
  x = (__device__ int)3 + (__shared__ int)(4) * -(__constant__ int)x;
  x = x ? (__managed__ int)1 : 2;
  if ((__device__ int)x) return (__device__ void)x;
  (__device__ void)x;
  (__device__ void)(x);
  for (int i = (__device__ int)0; i < (__device__ int)3; ) ;
  x = sizeof(const __shared__ int *) + alignof(__shared__ int);
}
V<__device__ int> gv;
int *g = (__device__ int *)0;
void h(int *p) {
  int *q = (__global__ int *)p;
  auto l = [](int x) { return (__host__ int)x; };
}
__device__ void made(int *p) {
  p = new __host__ int;
  p = new __device__ __shared__ int[3];
  p = new __launch_bounds__(3) int;
  p = new (__constant__ int);
  p = new int __managed__ [3];
}
template <class T> void in_template() { T *m = new __managed__ T; }
template <__shared__ int N> void t1() {}
template <class T, __constant__ T *N> struct t2 {};
template <int __device__ N> struct t3 {};
template <__host__ __device__ int N> struct t4 {};
template <class T, __host__ int N, __device__ int M = 3> struct t5 {
  template <__shared__ int K> void m();
};
template <__inline_hint__ int N> struct t6 {};
template <__device__ int N> using t7 = int;
template <__device__ const int *N> __global__ void t8();
template <__device__ int... N> __global__ void t9();
#pragma nv_diag_suppress 1098, 20080
template <__device__ int N> __global__ void t10();
int *still = new __device__ int(3);
