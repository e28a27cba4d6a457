// expect: 536 error 11
// expect: 541 error 12
// expect: 536 error 13
// expect: 536 error 14
// expect: 541 error 14
// expect: 541 error 15
// expect: 536 error 16
// expect: 20190 error 16
// expect: 536 error 17
// expect: 536 error 19
void a(); void a() noexcept; 
void b() noexcept; void b();
int c(int); int c(int) noexcept(false); int c(int) noexcept(true);
struct S { void m(); void n() noexcept; }; void S::m() noexcept {} void S::n() {}
void d() throw(); void d() noexcept; void d();
__global__ void k(); __global__ void k() noexcept {}
__device__ void e(); __device__ void e() noexcept {}
void g(); namespace N { void g() noexcept; }
extern "C" void h(); extern "C" void h() noexcept;
void f(int) noexcept; void f(float);
