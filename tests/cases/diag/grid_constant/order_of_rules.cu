// expect: 20245 error 54
// expect: 20245 error 55
// expect: 20245 error 56
// expect: 20085 error 60
// expect: 20078 error 60
// expect: 20245 error 60
// expect: 20077 error 60
// expect: 20085 error 61
// expect: 20258 error 61
// expect: 20085 error 62
// expect: 20078 error 62
// expect: 20077 error 62
// expect: 20078 error 64
// expect: 20245 error 64
// expect: 20077 error 64
// expect: 20245 error 65
// expect: 20077 error 65
// expect: 20245 error 66
// expect: 20077 error 66
// expect: 20245 error 67
// expect: 20077 error 67
// expect: 20245 error 68
// expect: 20077 error 68
// expect: 20048 error 69
// expect-device: 20245 error 54
// expect-device: 20245 error 55
// expect-device: 20245 error 56
// expect-device: 20085 error 60
// expect-device: 20078 error 60
// expect-device: 20245 error 60
// expect-device: 20077 error 60
// expect-device: 20085 error 61
// expect-device: 20258 error 61
// expect-device: 20085 error 62
// expect-device: 20078 error 62
// expect-device: 20077 error 62
// expect-device: 20078 error 64
// expect-device: 20245 error 64
// expect-device: 20077 error 64
// expect-device: 20245 error 65
// expect-device: 20077 error 65
// expect-device: 20245 error 66
// expect-device: 20077 error 66
// expect-device: 20245 error 67
// expect-device: 20077 error 67
// expect-device: 20245 error 68
// expect-device: 20077 error 68
// expect-device: 20048 error 69
// expect-device: 20239 error 69
// expect-device: 20240 error 69
__global__ void c(int a) {}
void f(int a);
namespace grid {
__device__ void c(const __grid_constant__ int s) {}
void f(const __grid_constant__ int s) {}
__device__ void g(const __grid_constant__ int s) {}
}
struct J { virtual void f(int); virtual __device__ void g(int); virtual void h(int); virtual void i(); };
struct K : J {
  __launch_bounds__(32) __device__ void f(const __grid_constant__ int a) override;
  __device__ void h(int) __attribute__((maxnreg(3))) override;
  __device__ void i() __launch_bounds__(0) override;
};
struct C { __device__ __launch_bounds__(1) void m(const __grid_constant__ int a, int b); };
__device__ __launch_bounds__(1) void m(const __grid_constant__ int a, int b);
__device__ void n(const __grid_constant__ int a) __launch_bounds__(0);
__device__ void n(const __grid_constant__ int a);
namespace k { __device__ __launch_bounds__(1) void m(const __grid_constant__ int a, int b); __global__ __launch_bounds__(-1) void n(int a) { }}
__global__ __launch_bounds__(1) int o(const __grid_constant__ int a, const __grid_constant__ int &b);
