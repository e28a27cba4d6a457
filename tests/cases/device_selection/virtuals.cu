// Virtual members are made with a constructor or destructor of the class.
template <int N> __global__ void k() {}
template <int N> struct V { virtual void run() { k<N><<<1, 1>>>(); } };
template <int N> struct W { virtual ~W() {} virtual void run() { k<N><<<1, 1>>>(); } };
V<1> *pointer;
int size = sizeof(V<2>);
void called(V<3> &v) { v.run(); }
struct Unused : V<4> {};
struct Used : V<5> { Used(); };
Used::Used() {}
void made() { new V<6>; V<7> local; }
void deleted(W<8> *w) { delete w; }
void destroyed(W<9> *w) { w->~W(); }
template struct V<10>;
template <class B> struct Derived : B { void run() override { k<20><<<1, 1>>>(); } };
void derived() { Derived<V<11>> d; }
