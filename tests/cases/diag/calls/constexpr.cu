// expect: 20008 error 4
// expect: 20006 error 5
constexpr __device__ int d() { return 1; }
void f() { d(); }
__host__ __device__ void g() { d(); }
