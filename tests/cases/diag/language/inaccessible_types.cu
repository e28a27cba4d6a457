// expect: 265 error 23
// expect: 265 error 24
// expect: 265 error 25
// expect: 265 error 26
// expect: 265 error 27
// expect: 265 error 28
// expect: 265 error 29
// expect: 174 warning 29
// expect: 265 error 30
// expect: 174 warning 30
// expect: 265 error 31
// expect: 265 error 32
// expect: 265 error 33
// expect: 265 error 37
// expect: 265 error 39
// expect: 265 error 40
// expect: 265 error 41
// expect: 265 error 44
// expect: 265 error 45
// expect: 265 error 51
class A { struct T {}; typedef int I; enum E { e }; enum class F { f }; template <class X> class UU {}; template <class X> using At = X; class Fwd; public: class Pub {}; typedef T P; enum G { g }; int x; static I s; I m(); protected: class Prot {}; };
void f(A a) {
  A::T t;
  A::I i;
  A::E q;
  int z = A::e;
  A::F k;
  auto w = A::F::f;
  sizeof(A::T);
  (A::I)3;
  A::UU<int> u;
  A::At<int> v;
  A::Prot p;
  A::Pub ok;
  A::P ok2;
  int ok3 = A::g;
  auto l = [] { A::T t; };
}
A::T ret();
void arg(A::T);
A::I gv = 3;
A::I A::s = 3;
A::I A::m() { A::T t; return A::e; }
using U = A::T;
int arr[A::e];
class A::Fwd { A::T t; };
class B { friend void g(); class T {}; };
void g() { B::T t; }
struct D : A { void m() { A::Prot p; } };
struct S { struct T {}; private: struct Q {}; };
void h() { S::T t; S::Q q; }
template <class X> struct W { class T {}; };
void i() { W<int>::T t; }
