// expect: 20190 error 9
// expect: 20046 error 9
// expect: 20231 error 9
// expect: 20116 error 9
// expect: 20024 error 10
// expect: 20116 error 10
// expect: 2949 warning 11
// expect: 20079 error 12
struct S { template<class... T, class U> __global__ void d(T..., U, ...) noexcept; };
template<class... T, class U> __global__ __device__ void f(T..., U);
extern "C" int main() { return 0; }
__global__ void g(const int *p) { p = (const int *)&gridDim; }
