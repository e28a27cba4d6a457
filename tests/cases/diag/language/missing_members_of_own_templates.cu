// expect: 20 error 18
// expect: 135 error 24
// expect: 135 error 29
// expect: 135 error 29
// What the class that is being defined lacks, an instance may have.
template <class T> struct C { int m;
 void f(T v) {
this->nope;
this->nope(v);
this->nope(1);
(*this).nope;
this->template mt<T>(v);
C c; c.nope;
C<T> d; d.nope(1);
C *p = this; p->nope;
this->nope = 3;
int x = this->nope;
nope;
nope(1);
nope(v);
C::nope;
C::nope(1);
C<T>::nope(1);
C<int> q; q.nope(1);
} };
template <class T> struct B {}; 
template <class T> struct D : B<T> { void f() { this->nope(1); } };
struct S {}; template <class T> struct E : S { void f() { this->nope(1); } template <class U> void g(U u) { this->nope(u); } };
struct P { template <class U> void g(U u) { this->nope(u); nope(u); this->nope(1); } };
