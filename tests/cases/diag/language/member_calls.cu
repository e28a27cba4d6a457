// expect: 140 error 20
// expect: 140 error 20
// expect: 140 error 20
// expect: 140 error 21
// expect: 140 error 21
// expect: 140 error 21
// expect: 140 error 21
// expect: 140 error 21
// expect: 165 error 21
// expect: 140 error 25
// expect: 140 error 26
// expect: 165 error 30
// expect: 165 error 31
// expect: 187 warning 40
// expect: 187 warning 40
// expect: 187 warning 40
// expect: 114 warning 34
namespace aa_ {
struct S { int f(int); int f(int, int); void g(int a = 1); template <class T> void h(T); static int s(); void v(int, ...); void w(void); };
struct D : S { void x() { g(1, 2); this->g(1, 2); S::g(1, 2); } };
void k(S s, D d, S *p) { s.g(); s.g(1, 2); d.g(1, 2); p->w(1); S::s(1); p->s(2); s.v(1, 2, 3); s.v(); }
}
namespace ab_ {
__host__ __device__ int add(int a, int b) { return a + b; }
__global__ void k(int *p) { p[0] = add(1, 2, 3); }
void f() { add(1, 2, 3, 4); }
}
namespace ac_ {
__host__ __device__ int add(int a, int b) { return a + b; }
__global__ void k(int *p) { p[0] = add(1); }
int f() { return add(); }
}
namespace ad_ {
static int onlydecl();
void g(int x = onlydecl()) {}
}
namespace ae_ {
enum E { A, B };
constexpr int N = 3;
void f(int a, E e) { if (e = A) {} if (a = B) {} if (a = N) {} switch (a = 1) {} return void(a = 1); }
}
