// c++17
template <class T> struct Q { typedef T type; T &ref; };
template <class T> void f(T t, T &r) {
  static_cast<T &&>(t);
  static_cast<typename Q<T>::type &&>(t);
  static_cast<typename T::type &&>(t);
  static_cast<decltype(t.x) &&>(t);
  static_cast<decltype(t + 1) &&>(t);
  static_cast<decltype((r)) &&>(t);
  static_cast<decltype(r) &&>(r);
  static_cast<decltype(r) &>(r);
  static_cast<decltype(t) &>(r);
  static_cast<decltype(*t) &&>(t);
  static_cast<decltype(g(t)) &&>(t);
}
