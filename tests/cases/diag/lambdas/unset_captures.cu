// expect: 549 warning 46
// expect: 549 warning 47
// expect: 549 warning 48
// expect: 549 warning 49
// expect: 549 warning 50
// expect: 549 warning 51
// expect: 549 warning 52
// expect: 549 warning 53
// expect: 549 warning 54
// expect: 549 warning 56
// expect: 549 warning 57
// expect: 549 warning 58
// expect: 549 warning 61
// expect: 549 warning 62
// expect: 549 warning 63
// expect: 549 warning 64
// expect: 549 warning 65
// expect: 549 warning 66
// expect: 549 warning 68
// expect: 20136 error 69
// expect: 549 warning 70
// expect: 549 warning 71
// expect: 549 warning 73
// expect: 549 warning 74
// expect: 549 warning 75
// expect: 549 warning 77
// expect: 549 warning 77
// expect: 549 warning 78
// expect: 549 warning 78
// expect: 549 warning 78
// expect: 20146 error 79
// expect: 549 warning 79
// expect: 20146 error 80
// expect: 549 warning 80
// expect: 549 warning 81
// expect: 549 warning 82
// expect: 549 warning 83
// expect: 549 warning 83
// expect: 549 warning 84
// expect: 549 warning 85
// expect: 549 warning 86
// expect: 549 warning 87
// expect: 174 warning 88
// expect: 549 warning 89
struct A { int a, b; }; union U { int i; float f; }; struct B { int x; B() {} }; struct D : A {}; struct N { A a; }; template<class T> struct W { T t; }; struct Em {}; struct I { int v = 1; }; class Pv { int x; }; struct M { int x; void f(); }; enum E { e }; typedef A TA; struct Dt { int x; ~Dt(); }; struct Vt { int x; virtual void f(); }; struct Cp { int x; Cp() = default; Cp(const Cp &); };
void f1() { A x; auto l = [x] __device__ () {}; }
void f2() { A x; auto l = [=] __device__ () { return x.a; }; }
void f3() { A x[2]; auto l = [x] __device__ () {}; }
void f4() { A x[2]; auto l = [=] __device__ () { return x[0].a; }; }
void f5() { int x; auto l = [x] __device__ () {}; }
void f6() { int x; auto l = [=] __device__ () { return x; }; }
void f7() { int x[2]; auto l = [x] __device__ () {}; }
void f8() { int x[2]; auto l = [=] __device__ () { return x[0]; }; }
void f9() { U x; auto l = [x] __device__ () {}; }
void f10() { B x; auto l = [x] __device__ () {}; }
void f11() { D x; auto l = [x] __device__ () {}; }
void f12() { N x; auto l = [x] __device__ () {}; }
void f13() { W<int> x; auto l = [x] __device__ () {}; }
void f14() { Em x; auto l = [x] __device__ () {}; }
void f15() { I x; auto l = [x] __device__ () {}; }
void f16() { Pv x; auto l = [x] __device__ () {}; }
void f17() { M x; auto l = [x] __device__ () {}; }
void f18() { E x; auto l = [x] __device__ () {}; }
void f19() { int *x; auto l = [x] __device__ () {}; }
void f20() { TA x; auto l = [x] __device__ () {}; }
void f21() { Dt x; auto l = [x] __device__ () {}; }
void f22() { Vt x; auto l = [x] __device__ () {}; }
void f23() { Cp x; auto l = [x] __device__ () {}; }
void f24() { A x; auto l = [&x] __device__ () {}; }
void f25() { A x; auto l = [y = x] __device__ () {}; }
void f26() { int x; auto l = [y = x] __device__ () {}; }
void f27() { int x; auto l = [&y = x] () {}; }
void f28() { A x; auto l = [x] () {}; }
void f29() { A x; auto l = [=] () { return x.a; }; }
void f30() { int x[2]; auto l = [x] () {}; auto k = [x] () {}; }
void f31() { A x; x.a = 1; auto l = [x] __device__ () {}; }
void f32() { A x; A y; auto l = [x, y] __device__ () {}; auto k = [x, y] __device__ () {}; }
void f33() { A x, y[2], *z; auto l = [x, y, z] __device__ () {}; }
void f34() { struct L { int v; } x; auto l = [x] __device__ () {}; }
void f35() { struct L { int v; } x[2]; auto l = [x] __device__ () { return x[0].v; }; }
void f36() { struct { int v; } x; auto l = [x] () {}; }
void f37() { int x[2][2]; auto l = [x] __host__ __device__ () {}; }
template<class T> void f40() { A x; auto l = [x] __device__ () {}; T t; auto k = [t] () {}; int q[2]; auto m = [q] __device__ () {}; W<T> w; auto n = [w] () {}; T a[2]; auto o = [a] () {}; }
struct S { void m() { A x; auto l = [x, this] __device__ () {}; } template<class T> void t() { A x; auto l = [=] __device__ () { return x.a; }; } };
void f41() { A x; auto l = [=] () { auto k = [=] __device__ () { return x.a; }; }; }
void f42() { A x; auto l = [=] () { auto k = [x] () { return x.a; }; }; }
void f43() { A x; auto l = [=] __device__ () { (void)x; }; }
void f45() { A x; static A y; auto l = [=] __device__ () { (void)sizeof(x); y; }; }
void g(const A &); void h(A); void f47() { A x; g(x); auto l = [x] () {}; A y; h(y); A *p = &y; auto m = [y] () {}; }
