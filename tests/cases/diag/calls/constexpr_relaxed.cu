// expect: 20007 error 5
// flags: --relaxed_constexpr
constexpr __device__ int d() { return 1; }
__device__ int e();
void f() { d(); e(); }
