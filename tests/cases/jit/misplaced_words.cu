// expect: 1835 error 30
// expect: 20027 error 31
// expect: 20027 error 32
// expect: 20027 error 32
// expect: 1835 error 33
// expect: 1835 error 34
// expect: 1835 error 35
// expect: 1835 error 35
// expect: 1835 error 35
// expect: 1835 error 36
// expect: 20218 error 36
// expect: 1835 error 38
// expect: 1835 error 40
// expect: 20027 error 40
// expect: 1835 error 42
// expect-default-device: 1835 error 30
// expect-default-device: 20027 error 31
// expect-default-device: 20027 error 32
// expect-default-device: 20027 error 32
// expect-default-device: 1835 error 33
// expect-default-device: 1835 error 34
// expect-default-device: 1835 error 35
// expect-default-device: 1835 error 35
// expect-default-device: 1835 error 35
// expect-default-device: 1835 error 36
// expect-default-device: 1835 error 38
// expect-default-device: 1835 error 40
// expect-default-device: 20027 error 40
// expect-default-device: 1835 error 42
__device__ void f(__shared__ int x) { }
__device__ void f2() { __managed__ int mm; }
__device__ void f3() { __device__ int d; __constant__ int c; static __device__ int sdv;  }
struct S9 { __device__ int x; };
struct S3 {  __shared__ int z; };
__device__ void h(__device__ int x, __constant__ int y, __managed__ int z); 
__attribute__((noinline)) int x;
struct __noinline__ T9 { };
__device__ void ff(__launch_bounds__(3) int y);
__device__ int v __attribute__((noreturn));
__device__ void gg() { __attribute__((device)) ; int q; { __device__ int z; } }
typedef __global__ void (*fp)(int);
__device__ int (*w)(__host__ int);
