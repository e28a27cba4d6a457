// expect: 20049 error 6
// expect: 20049 error 7
// expect: 20049 error 9
// expect: 20049 error 10
// expect-device: 177 warning 7
__global__ auto e();
static __global__ auto f(int n) { if (n) return; }
namespace n { __global__ auto g() -> void {} }
namespace n { __global__ auto h() -> auto {} }
__global__ auto *i() { return (int *)0; }
