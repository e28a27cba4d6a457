// c++17
template <class T> struct A;
typedef A<int> AI;
template <class T> struct A;
typedef A<char> AC;
template <class T> struct B;
template <class T, class U = B<T>> struct D;
typedef D<int> DI;
D<short> *ds;
template <class T> struct A { T t; void f(); T g() { return t; } };
template <class T> struct B { T t; };
template <class T, class U> struct D { T t; U u; };
template <class T> void A<T>::f() {}
AI x; A<long> y; AC c; DI d;
template <class T> struct E { T t; void f(); void h(); };
template <class T> void E<T>::f() {}
E<int> ei;
template <class T> void E<T>::h() {}
E<char> ec;
void use() {
  x.t = 1; y.t = 1; c.t = 1; d.t = d.u.t; ds = 0;
  x.f(); y.f(); c.f(); x.g();
  B<int> b; B<long> bl; b.t = 1; bl.t = 1;
  ei.f(); ei.h(); ec.f(); ec.h(); E<long> el; el.f(); el.h();
}
