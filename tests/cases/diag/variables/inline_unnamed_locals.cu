// expect: 20026 error 30
// expect: 20122 error 30
// expect: 20026 error 30
// expect: 20026 error 30
// expect: 20122 error 30
// expect: 20122 error 31
// expect: 20122 error 31
// expect: 20026 error 32
// expect: 20122 error 32
// expect: 20026 error 33
// expect: 20122 error 33
// expect: 20026 error 34
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 20027 error 31
// expect-device: 177 warning 31
// expect-device: 177 warning 31
// expect-device: 177 warning 31
// expect-device: 177 warning 32
// expect-device: 177 warning 32
// expect-device: 177 warning 34
// expect-device: 177 warning 30
// expect-device: 177 warning 31
// expect-device: 177 warning 32
// expect-device: 177 warning 32
// expect-device: 177 warning 34
inline namespace {
void h() { __device__ int i; static __shared__ int j; static __managed__ int n; extern __constant__ int l; }
__device__ void g() { __shared__ int i; __device__ int m; static __device__ int j; extern __shared__ int o[]; }
struct T { void m() { __constant__ int k; } __device__ void n() { __shared__ int k; } };
template <class T> void q() { __device__ int r; }
auto x = [] { __shared__ int s; };
}
