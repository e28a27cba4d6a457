// CRTP: the base launches for the derived class, mixins on top of each other, static interfaces, and classes that nobody uses.
template <class D> __global__ void k(D) {}
template <class D, int N> __global__ void step(D) {}
template <class D> struct Base { void run() { self().launch(); k<<<1, 1>>>(self()); } D &self() { return static_cast<D &>(*this); } };
struct A : Base<A> { void launch() { step<A, 1><<<1, 1>>>(*this); } };
template <class T> struct B : Base<B<T>> { void launch() { step<B, sizeof(T)><<<1, 1>>>(*this); } };
template <class D> struct Twice : D { void launch() { D::launch(); step<Twice, 2><<<1, 1>>>(*this); } };
struct Unused : Base<Unused> { void launch() { step<Unused, 9><<<1, 1>>>(*this); } };
template <class D> struct Counted { Counted() { step<D, 3><<<1, 1>>>(D(0)); } Counted(int) {} };
struct C : Counted<C> { C() {} C(int) : Counted(1) {} };
void host() { A().run(); B<double>().run(); Twice<A>().launch(); Twice<B<char>>().run(); C c; }
