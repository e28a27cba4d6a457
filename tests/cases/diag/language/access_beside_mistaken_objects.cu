// expect: 94 error 17
// expect: 322 error 20
// expect: 330 error 20
// expect: 330 error 20
// expect: 265 error 20
// expect: 265 error 20
// expect: 265 error 20
// expect: 330 error 21
// expect: 265 error 21
// expect: 265 error 21
// expect: 265 error 21
// expect: 322 error 22
// expect: 330 error 22
// expect: 330 error 22

// Access is judged in a whole function, also beside an object whose class cannot be made.
template <int N> struct V { float d[N]; V() = default; };
struct Shape { virtual void f() = 0; protected: Shape(int); };
class Prot { protected: Prot(int); void f(); int x; static int s; };
void u() { V<-1> v; Shape s(1); Prot p(1); p.f(); p.x = 1; Prot::s = 2; }
void u0() { V<-2> v;  Prot p(1); p.f(); p.x = 1; Prot::s = 2; }
void u1() { Shape s(1); Prot p(1); }
