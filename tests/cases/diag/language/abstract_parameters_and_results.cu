// expect: 603 error 42
// expect: 603 error 43
// expect: 603 error 43
// expect: 323 error 44
// expect: 323 error 45
// expect: 323 error 46
// expect: 323 error 47
// expect: 323 error 49
// expect: 603 error 49
// expect: 603 error 49
// expect: 323 error 49
// expect: 323 error 49
// expect: 604 error 50
// expect: 604 error 50
// expect: 389 error 50
// expect: 389 error 50
// expect: 1667 error 54
// expect: 1667 error 54
// expect-device: 603 error 42
// expect-device: 603 error 43
// expect-device: 603 error 43
// expect-device: 323 error 44
// expect-device: 323 error 45
// expect-device: 323 error 46
// expect-device: 323 error 47
// expect-device: 323 error 49
// expect-device: 603 error 49
// expect-device: 603 error 49
// expect-device: 323 error 49
// expect-device: 323 error 49
// expect-device: 604 error 50
// expect-device: 604 error 50
// expect-device: 389 error 50
// expect-device: 389 error 50
// expect-device: 177 warning 50
// expect-device: 1667 error 54
// expect-device: 1667 error 54
// Objects of abstract classes as parameters, results and elements; static members have no qualifiers.
struct A { virtual void f() = 0; };
struct B : A { };
namespace N { struct C { virtual void f() = 0; virtual int g() const = 0; }; }
void p1(const A a) {}
void p2(int n, N::C, B b) {}
struct S { void m(A a) {} A n() { throw 1; } A o(); N::C q() const; };
A S::o() { throw 2; }
const N::C r2(int n) { throw 1; }
auto r3() -> A { throw 1; }
A r1();
void u(A &a, S s) { r1(); p1(a); s.m(a); s.n(); s.q(); }
void made(A &a) { auto x = a; A *n = new A[2]; A z[2]; auto c = A(1, 2); auto d = A(); }
void declared(A a);
template <class T> void t(T a);
void fine(A &a, A *b, A (*f)(A)) { t<A &>(a); t(b); }
struct D { static void st() const; static int two(int) volatile; };
void D::st() {}
int D::two(int a) { return a; }
