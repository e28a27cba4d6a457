// expect-device: 177 warning 18
// expect-device: 177 warning 24
// expect-device: 20044 warning 17
// expect-device: 20044 warning 19
// expect-device: 20044 warning 22
// expect-device: 20044 warning 23
// expect-device: 20044 warning 24
// expect-device: 20044 warning 25
// expect-device: 20044 warning 26
// expect-device: 20044 warning 28
// expect-device: 20044 warning 30
// expect-device: 20044 warning 32
// expect-device: 20044 warning 34
// expect-device: 20044 warning 37
// expect-device: 20044 warning 41
// Shared variables without a definition that functions use which others call.
extern __shared__ int a1; inline __device__ int h1() { return a1; } __global__ void k1() { h1(); }
extern __shared__ int a2; static __device__ int h2() { return a2; }
extern __shared__ int a3; inline __device__ int h3() { return a3; } inline __device__ int g3() { return h3(); } __device__ int f3() { return g3(); }
extern __shared__ int a4; template <class T> __device__ int h4() { return a4; } __device__ int g4() { return sizeof(h4<int>()); }
extern __shared__ int a5; template <class T> __device__ int h5() { return a5; } template <class T> __device__ int g5() { return h5<T>(); }
extern __shared__ int a6; template <class T> __host__ __device__ int h6() { return a6; } int g6() { return h6<int>(); }
extern __shared__ int a7; template <class T> __global__ void h7() { a7 = 1; } template __global__ void h7<int>();
extern __shared__ int a8; static __global__ void h8() { a8 = 1; } 
extern __shared__ int a9; static __global__ void h9() { a9 = 1; } void g9() { h9<<<1, 1>>>(); }
extern __shared__ int b2; constexpr __device__ int h2b() { return b2; } __device__ int n2() { return h2b(); }
struct S { int v[4]; };
extern __shared__ S s1;
__device__ int d1() { return s1.v[1]; }
extern __shared__ S s2;
__device__ int *d2() { return s2.v; }
extern __shared__ S s3;
__device__ S d3() { return s3; }
extern __shared__ int i1;
__device__ int d4() { return i1; }
template <int N> __global__ void kk() { s1.v[1] = N; extern __shared__ S s5; s5.v[0] = 1; }
extern __shared__ S s4;
template <int N> __global__ void kk2() { s4.v[1] = N; }
void gogo() { kk2<4><<<1, 1, 32>>>(); }
extern __shared__ S s6; extern __shared__ S s6;
extern __shared__ S s7[2]; __device__ void d7() { s7[0].v[1] = 2; }
extern __shared__ S s8[]; __device__ void d8() { s8[0].v[1] = 2; }
