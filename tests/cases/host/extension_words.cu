// flags: -std=c++17 -rdc=true
// A unit that is named by a declaration behind __extension__
__extension__ typedef long long ll; __extension__ struct X { int a; __extension__ union { int b; float c; }; };
__extension__ template <class T> T t(T x) { return x; }
__extension__ ll big = 1LL; int other; __extension__ __device__ int dv;
__global__ void k(int *p) { __extension__ int x = dv; p[0] = __extension__ x; }
struct sealed __final { int x; }; struct base { virtual void f(); virtual void g(); }; struct derived __final : base { void f() __final; };
void derived::f() {} void base::f() {} void base::g() {} template <class T> struct of __final : T { virtual __device__ void h() const noexcept __final; };
static_assert(__is_final(sealed) && __is_final(derived) && __is_final(of<base>), ""); of<base> o();
