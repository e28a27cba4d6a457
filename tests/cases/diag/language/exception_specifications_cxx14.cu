// expect: 536 error 15
// expect: 541 error 16
// expect: 536 error 17
// expect: 536 error 18
// expect: 541 error 18
// expect: 541 error 19
// expect: 536 error 20
// expect: 20190 error 20
// expect: 536 error 21
// expect: 536 error 23
// expect: 536 error 25
// expect: 536 error 25
// expect-device: 177 warning 25
// flags: --c++14
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
void h() noexcept(sizeof(int) == 4); void h() noexcept; static void j(); static void j() throw() {} void l() noexcept(true); void l() noexcept(false);
