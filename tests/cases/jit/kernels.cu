// expect: 20024 error 31
// expect: 20024 error 32
// expect: 20024 error 33
// expect: 20216 error 33
// expect: 20024 error 34
// expect: 20024 error 34
// expect: 20024 error 35
// expect: 20231 error 35
// expect: 20231 error 35
// expect: 20024 error 35
// expect: 20231 error 35
// expect: 20048 error 36
// expect: 20231 error 37
// expect: 20231 error 37
// expect: 20046 error 38
// expect: 20116 error 41
// expect: 20050 warning 42
// expect: 20024 error 44
// expect-default-device: 20024 error 33
// expect-default-device: 20216 error 33
// expect-default-device: 20024 error 34
// expect-default-device: 20231 error 35
// expect-default-device: 20231 error 35
// expect-default-device: 20231 error 35
// expect-default-device: 20048 error 36
// expect-default-device: 20231 error 37
// expect-default-device: 20231 error 37
// expect-default-device: 20046 error 38
// expect-default-device: 20116 error 41
// expect-default-device: 20050 warning 42
__device__ __global__ void a() {}
__global__ __device__ void b() {}
__host__ __global__ void c() {}
__global__ __host__ __device__ void d() {}
struct S { __device__ __global__ void m(); static __global__ __device__ void s(); };
__global__ int bad() { return 1; }
struct T { __global__ void m(); static __global__ void s(int); __global__ friend void fr(); };
__global__ void va(int, ...);
__global__ void ref(int &a);
__global__ void ok(int a) {}
template <class... T, int N> __global__ void pk(T... a);
__global__ inline void in() {}
extern "C" __global__ void ec(float *p) { *p = 1; }
__global__ __device__ void gd() {}
