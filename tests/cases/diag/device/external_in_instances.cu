// expect: 159 error 28
// expect-device: 159 error 30
// expect-device: 20042 warning 30
// expect-device: 159 error 31
// expect-device: 20042 warning 31
// expect-device: 159 error 32
// expect-device: 20042 warning 32
// expect-device: 159 error 26
// expect-device: 20042 warning 26
// expect-device: 159 error 27
// expect-device: 20042 warning 27
// expect-device: 20042 warning 28
// expect-device: 159 error 25
// expect-device: 20042 warning 25
// expect-device: 20042 warning 25
// expect-device: 159 error 34
// expect-device: 20042 warning 34
// expect-device: 20042 warning 34
// expect-device: 20042 warning 28
// expect-device: 20042 warning 26
// expect-device: 20042 warning 27
// expect-device: 20042 warning 28
// expect-device: 159 error 36
// expect-device: 20042 warning 36
template <class T> __global__ void k1(T *p) { extern __shared__ T s1[]; s1[0] = *p; }
template <class T> __device__ void in2(T *p) { extern __shared__ T s2[]; s2[0] = *p; }
template <class T> __device__ void in1(T *p) { in2(p); extern __shared__ T s3[]; s3[0] = *p; }
template <class T, class U> __device__ void out(T *p, U) { in1(p); in2(p); extern __shared__ T s4[]; s4[0] = *p; }
template <class T> struct S {
  __device__ void b(T *p) { extern __shared__ T s5[]; s5[0] = *p; }
  __device__ void a(T *p) { extern __shared__ T s6[]; s6[0] = *p; }
  __device__ void c(T *p) { b(p); extern __shared__ T s7[]; s7[0] = *p; }
};
template <class T, int N> __global__ void k2(T *p) { extern __shared__ T s8[]; s8[0] = *p; }
template <class T> void launch(T *p) { k2<T, 1><<<1, 1>>>(p); k2<T, 2><<<1, 1>>>(p); }
namespace N { template <class T> __device__ void k3(T *p) { extern __shared__ T s1[]; s1[0] = *p; } }
__device__ void d(int *a, char *b, S<int> &s, S<char> &sc) { out(a, 1); s.c(a); s.a(a); sc.a(b); out(b, 'c'); sc.c(b); sc.b(b); N::k3(b); }
void h(int *a, float *b, char *c) { k1<<<1, 1>>>(a); k1<<<1, 1>>>(b); k1<<<1, 1>>>(c); launch(a); launch(b); }
template __device__ void out(int *, long); template __device__ void out(double *, long); template __device__ void N::k3(double *);
