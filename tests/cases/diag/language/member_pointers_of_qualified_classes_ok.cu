// expect: none
// The class of a pointer to member has no qualifiers.
struct A { int m; void f(); };
typedef const A type; typedef volatile A vt;
int type::*g() { return &type::m; }
int type::*p = &A::m; int vt::*q = p;
void (type::*fp)() = &A::f;
template <class T> int T::*h() { return &T::m; }
void u() { h<const A>(); h<A>(); int A::*r = h<const A>(); }
