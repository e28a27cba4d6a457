// expect: 20048 error 6
// expect: 20048 error 7
// expect: 20048 error 8
// expect: 20049 error 10
struct R {};
__global__ int a();
__global__ R b();
__global__ void *c();
__global__ auto d() -> void;
__global__ auto e() { }
typedef void V;
__global__ V f();
