// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 12
// expect: 20007 error 12
// Objects of other class templates are opaque, those of the class around are not.
template <class T> struct C { __device__ int m(int); int n; void f() { this->m(1); auto l = [this] { this->m(1); }; auto k = [=](auto x) { this->m(x); }; struct L { void q(C *p) { p->m(2); } }; } struct In { void g(C *p) { p->m(1); } }; friend void fr(C *p) { p->m(1); } };
struct S { __device__ int m(int); };
template <class T> struct E : S { void f(T v) { auto l = [this, v] { m(v); this->m(v); }; } };
template <class T> void run(C<T> &c, E<T> &e) { c.m(1); e.m(1); c.m(T()); e.m(T()); }
template <class T> struct O { void f(C<T> *c, E<T> *e, O *o) { c->m(1); e->m(1); } };
