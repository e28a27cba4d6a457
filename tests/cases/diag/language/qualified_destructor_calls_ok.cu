struct A { ~A(); int v; }; struct B : A {}; template <class T> struct C { T t; };
void f(const A &a, const A *p, volatile A *v, const B &b, const volatile A cv, const C<A> *c) { a.~A(); p->~A(); v->~A(); b.~B(); b.A::~A(); cv.~A(); c->~C(); c->C<A>::~C(); p->A::~A(); }
template <class T> void g(const T *p) { p->~T(); } template void g(const A *); template void g(const int *);
