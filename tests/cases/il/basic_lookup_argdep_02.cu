// c++17
namespace A {
struct X {};
template <class T> int pick(T);
inline namespace v1 { int in(X); }
struct F { friend int hidden(F f) { return f.k; } int k; };
}
namespace B {
template <class T> struct W { T t; };
int pick(...);
int use(A::X x, W<A::X> w, A::F f) {
  return pick(x) + in(x) + in(w.t) + hidden(f);
}
}
