// c++17
namespace std { template <class T> struct rr { typedef T t; }; template <class T> struct rr<T &> { typedef T t; }; template <class T> constexpr typename rr<T>::t &&move(T &&t) noexcept { return static_cast<typename rr<T>::t &&>(t); } template <class T> constexpr T &&forward(typename rr<T>::t &t) noexcept { return static_cast<T &&>(t); } }
struct W { int v; constexpr W(const int &a) : v(a) {} }; struct X { int v; constexpr X(int &&a) : v(a) {} }; template <class T> struct O { T v; bool has; constexpr O() : v(), has(false) {} template <class U> constexpr O(U &&u) : v(std::forward<U>(u)), has(true) {} };
template <class A, class B> struct P { A a; B b; template <class U, class V> constexpr P(U &&u, V &&v) : a(std::forward<U>(u)), b(std::forward<V>(v)) {} }; template <class A, class B> P(A, B) -> P<A, B>; struct S { const char *s; constexpr S(const char *p) : s(p) {} };
void sink(W); void sinkr(const W &); void sinko(O<int>); O<int> ret() { return 4; } O<int> ret2(int i) { return i; } W retw() { return 5; } P<int, float> retp() { return {1, 2.f}; }
void f(int i) {
  W a = 3; W b(3); W c{3}; W d = W(4); X e = 3; X g(3); O<int> h = 3; O<int> j{5}; O<int> k(i); P p{1, 2}; P<int, char> q(1, 'c'); P<S, int> r("a", 1); const W &s = 3; W t(i); O<W> u = 3;
  sink(3); sinkr(3); sinko(3); sinko(i); sink(W(2)); auto z = P{3, 4}; static W st(4); const O<double> o2 = 2.5; constexpr O<int> o3 = 1; W arr[] = {1, 2}; O<int> oarr[2] = {1, i};
  new W(3); throw W(3);
}
