// expect: 20079 error 18
// expect: 20079 error 19
// expect: 20079 error 19
// expect: 20079 error 20
// expect: 20079 error 21
// expect: 20079 error 21
// expect: 20079 error 21
// expect: 20079 error 22
// expect: 20079 error 22
// expect: 20079 error 23
// expect: 20079 error 23
// expect: 20079 error 23
// expect: 20079 error 24
// expect: 20079 error 24
// expect: 20079 error 24
// expect: 20079 error 24
// expect: 20079 error 25
void f() { (void)&threadIdx.x; }
void g() { (void)&(blockIdx); (void)&((gridDim)); }
void h() { const auto *q = &::threadIdx; }
void i() { (void)sizeof(&threadIdx); decltype(&blockDim) p; (void)noexcept(&gridDim); }
__device__ void j() { const unsigned *p = &threadIdx.y; const int &w = warpSize; auto l = [] { return &blockIdx; }; }
template<class T> void t() { (void)&gridDim; (void)&gridDim.x; const void *v = &warpSize; }
struct S { const void *p = &warpSize; S() : p(&threadIdx) {} }; const void *z = &blockDim; void k(const void *x = &gridDim);
void l() { (void)__builtin_addressof(threadIdx); (void)&(threadIdx.x); }
