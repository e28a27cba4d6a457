// expect: 1305 warning 8
// expect: 1305 warning 9
// expect: 1305 warning 10
// expect: 1305 warning 11
// expect: 1305 warning 12
// expect: 1305 warning 15
// expect-device: 940 warning 14
[[noreturn]] __device__ void plain() {}
__attribute__((noreturn)) __device__ void by_attribute(int x) { if (x) return; while (1) {} }
__device__ [[noreturn]] void behind() {}
[[noreturn]] __global__ void kernel() {}
[[noreturn]] __host__ __device__ void both() {}
[[noreturn]] __device__ void endless() { while (1) {} }
__device__ int without_result() {}
struct S { [[noreturn]] __device__ void m() {} };
