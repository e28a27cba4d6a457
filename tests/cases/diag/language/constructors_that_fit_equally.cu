// expect: 309 error 14
// expect: 309 error 14
// expect: 309 error 14
// expect: 309 error 14
// expect: 309 error 14
// expect: 309 error 14
// expect: 309 error 15
// expect: 309 error 15
// expect: 309 error 15
// expect: 309 error 16
// expect: 309 error 16
struct A { A(int x = 1) {} A(int, int y = 2) {} };
namespace N { struct E { E(double); template <class T> E(T *, float); E(float); E(const char *, int = 1); E(const char *, long = 1); }; }
void f() { A a(3); new A(1); N::E e(1); N::E h("x"); N::E i{"y"}; A b; A c{}; A(2);  }
struct C { A a = A(3); C() : a(1) {} }; struct D : A { D() : A(1) {} };
template <class T> struct H { H(T, int = 1); H(T, long = 1); }; H<int> j(1); A k(7);
