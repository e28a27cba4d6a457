// c++17
template <class T> struct A { constexpr int f(T) const; constexpr int g(T) const; auto h(T); int i(T); constexpr int j(T) const; constexpr int k(T) const { return 1; } template <class U> constexpr int m(U) const; };
template <class T> constexpr int A<T>::f(T) const { return 1; }
template <class T> constexpr int A<T>::g(T) const { return 2; }
template <class T> auto A<T>::h(T) { return 3; }
template <class T> int A<T>::i(T) { return 4; }
template <class T> template <class U> constexpr int A<T>::m(U) const { return 4; }
template <class T> constexpr int of(T);
template <class T> constexpr int of(T) { return 1; }
template <class T> int og(T);
template <class T> int og(T) { return 1; }
constexpr int oh(int);
constexpr int oh(int) { return 2; }
A<int> a;
int use(int n) {
  constexpr int c = A<int>().g(1);
  int s = a.f(n) + a.h(n) + a.i(n) + c + a.j(n) + a.k(n) + a.m(n);
  return s + of(n) + og(n) + oh(n);
}
template <class T> constexpr int A<T>::j(T) const { return 2; }
