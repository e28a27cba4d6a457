// expect: 20217 error 7
// expect: 20217 error 8
// expect: 20217 error 10
// expect: 20217 error 11
struct A { void operator=(const A &) = delete; void d() = delete; __device__ void e() = delete; };

void g() = delete;
void g(int);
__device__ void h() = delete;
void u(A &a) { g(1); }
struct B { virtual void f() {} };
struct D : B {};
__device__ void cast(B *b) { D *d = dynamic_cast<D *>(b); (void)d; }
