// Member classes of instances that are explicitly specialised, and members of these
// flags: -std=c++17
template <class T> struct A {
  struct N { T t; __host__ __device__ void f() {} static int s; struct P { T u; }; };
  union U { T t; int i; };
  template <class V> struct M { V v; };
  struct Late;
  N n() { return N(); }
};
template <> struct A<short>::N { int other = 1; __host__ __device__ int f() { return other; } struct P { int q[2]; }; template <class X> X g(X x) { return x; } };
template <> union A<short>::U { double d; };
template <> struct A<char>::N { int late; explicit N(int n = 2) : late(n) {} int go(); };
int A<char>::N::go() { return late; }
template <> struct A<int>::N::P { float w; };
template <> template <class V> struct A<char>::M { V *p; };
template <> template <> struct A<char>::M<int> { int q; };
template <class T> struct A<T>::Late { T l; };
template <> struct A<short>::Late { int m; };
namespace q { template <class T> class C { class In { T t; }; In in; public: class Pub { public: T t; }; }; using CI = C<int>; }
template <> class q::C<int>::Pub { public: int a; int b() { return a; } };
__global__ void k(A<short>::N n, A<short>::N::P p, q::CI::Pub c) { n.f(); p.q[1] = c.a; }
template <class T> int all(T t) { return A<T>().n().f() + typename A<T>::N().template g<int>(1) + sizeof(typename A<T>::U); }
int main() {
  A<short>::N n; n.other = 2; A<short>::U u; u.d = 1; A<short>::Late l; l.m = 2; A<long>::N g; g.t = 1; g.f(); A<long>::Late gl; gl.l = 3;
  A<int>::N::P w; w.w = 1; A<char>::M<long> ml; ml.p = nullptr; A<char>::M<int> mi; mi.q = 3; q::C<int>::Pub c; c.a = 1;
  k<<<1, 1>>>(n, {{1, 2}}, c);
  return n.f() + A<char>::N(3).go() + A<char>().n().late + all<short>(1) + c.b();
}
