// expect: 304 error 26
// expect: 304 error 26
// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 28
// expect: 304 error 28
// expect: 304 error 28
// expect-device: 304 error 26
// expect-device: 304 error 26
// expect-device: 304 error 27
// expect-device: 304 error 27
// expect-device: 304 error 27
// expect-device: 304 error 28
// expect-device: 304 error 28
// expect-device: 304 error 28
// A function template has no instance that takes a class by value which is not defined; of functions it is told otherwise.
struct Inc;
template <class T> __global__ void k(T t);
template <class T> __global__ void kr(T &t, T *p) {}
template <class T> void g(T t);
template <class T> struct W;
template <class T> struct D { T t[2]; };
struct M { template <class T> void m(T t); template <class T> static void s(int, const T t = T()); };
void f(Inc *p, Inc &q, W<int> &w, D<int> &d, M m) {
  k<<<1, 1>>>(q); k<Inc><<<1, 1>>>(*p); kr<<<1, 1>>>(q, p);
  g(*p); g<Inc>(q); g(w); g(d); g(p); g([] {});
  m.m(q); M::s<Inc>(1); M::s(1, q);
}
struct C { void in() { g(*this); } C *c; };
