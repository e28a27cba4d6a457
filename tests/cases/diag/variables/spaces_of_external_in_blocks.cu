// expect: 20024 error 29
// expect: 20111 error 29
// expect: 20024 error 30
// expect: 20024 error 30
// expect: 20024 error 30
// expect: 20111 error 30
// expect: 20111 error 31
// expect: 20024 error 31
// expect: 20111 error 31
// expect: 20024 error 32
// expect: 20024 error 33
// expect: 20024 error 35
// expect-device: 20042 warning 29
// expect-device: 20042 warning 29
// expect-device: 20043 warning 29
// expect-device: 20043 warning 29
// expect-device: 20043 warning 29
// expect-device: 20043 warning 30
// expect-device: 20043 warning 30
// expect-device: 20043 warning 30
// expect-device: 20042 warning 31
// expect-device: 20043 warning 31
// expect-device: 20043 warning 31
// expect-device: 20042 warning 32
// expect-device: 20043 warning 32
// expect-device: 20043 warning 33
// expect-device: 20042 warning 33
__managed__ int m; __device__ int d; __constant__ int c; int h; __shared__ int s;
void f() { extern __device__ int h; extern __constant__ int d; extern __shared__ int c; extern __managed__ int s; extern __device__ int m; extern __managed__ int d2; }
__device__ void f2() { extern __constant__ int d; extern __shared__ int d; extern __device__ int c; extern __managed__ int d; }
__device__ int x1; void g() { extern __managed__ int x1; } __managed__ int x2; void g2() { extern __constant__ int x2; extern __shared__ int x2; }
void g4() { extern __device__ int y2; extern __constant__ int y2; extern __shared__ int y2; }
namespace N { __constant__ int n; int o; void f() { extern __shared__ int n; extern __shared__ int o; } }
void f3() { extern __constant__ int n; extern __constant__ int o; }
template <class T> void t() { extern __shared__ int c; }
