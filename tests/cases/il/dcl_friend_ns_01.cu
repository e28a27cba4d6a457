// c++14
namespace N { template <class T> struct V; template <class T> int len(const V<T> &); class K; struct A {
  friend class K; friend int peek(A &); private: int p; static int s; template <class T> friend struct V;
  public: A(int n = 1) : p(n) {} }; class K { public: static int see(A a) { return a.p + A::s; } };
  template <class T> struct V { T t; int f(A a) { return a.p; } friend int len<>(const V &);
  friend V operator-(const V &a) { V r = {-a.t}; return r; } friend bool operator<(V a, V b) {
  return a.t < b.t; } }; template <class T> int len(const V<T> &v) { return v.t; } int peek(A &a) {
  return a.p; } namespace In { int fn(A); } using In::fn; }
int use(N::A a, N::V<int> v, N::V<short> w) { return peek(a) + N::K::see(a) + v.f(a) + len(v) +
  (-v).t + (v < -v) + len(-w) + N::fn(a) + N::In::fn(3) + N::K::see(5); }
