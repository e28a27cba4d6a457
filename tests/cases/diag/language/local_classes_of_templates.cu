// expect: 174 warning 3
#include <utility>
template <typename O> int g1(O it) { struct A : O { using O::O; }; A a(it), b{1, 2}; a(3); a[1]; a + b; -a; for (auto x : a) ; if (a) ; int i = a; a->f(); *a; A c = it; c = 3; delete &a; A::foo(); typename A::type t; throw a; static_cast<int>(a); return a.f(); }
template <typename O> int g2(O it) { struct A { O x; A(O) {} int get() { return x.foo(); } int y = x; static int s() { return 3; } operator O() { return x; } }; A a = it; O o = a; return a.x + A::s() + a.get() + a.y; }
template <typename O> int g3(O it) { struct A { int x; int m() { return x; } }; A a{3}; a.x = 4; int *p = &a.x; auto l = [&] { return a.m(); }; struct B : A { O o; }; B b; b.m(); return l() + b.x + b.o.z; }
template <typename O> struct S { void f() { struct L : O { void h() { this->z(); L::q(); } }; L l; l.w(); struct M { L l; }; M{}.l.u(); } };
template <typename O> auto g4(O o) { class V { friend bool operator==(V, V) { return true; } O v; public: explicit V(O o) : v(o) {} V &operator++() { ++v; return *this; } }; V a(o), b(o); ++a; return a == b ? a : b; }
template <typename O> int g5() { enum E { e1 = sizeof(O) }; struct A { E e; enum F { f1 }; struct In { int z; } in; }; A a; a.e = e1; a.in.z = A::f1; switch (a.e) { case e1: return 1; } return a.in.z; }
template <typename O> auto a1(O it) -> typename O::c & { struct A : O { A(O b) : O(b) {} }; return *A(it).container; }
template <typename O> int a2(O it) { struct A : O { using O::container; }; A a; return *a.container; }
template <typename O> int a3(O it) { struct A { int x; }; A a; return a.container; }
template <typename O> int a4(O it) { struct A { O x; }; A a; return a.container; }
