// expect: 20007 error 8
// expect: 20007 error 9
// expect: 20007 error 12
// expect: 20007 error 14
struct A { __device__ void m(int); void n(); __device__ void k(); };
struct B { void m(char); __device__ void n(int); }; struct C : A, B { using A::m; using B::m; using A::n; using B::n; };
template<class T> struct D : T {
  void x() { this->k(); }
  void y() { T::m(2); } };
template struct D<C>;
template<class T> struct F : T { using T::n; void x() { this->n();
  n(1); } };
template struct F<C>;
template<class T> void t(T x) { x.k(); }
template void t(C);
