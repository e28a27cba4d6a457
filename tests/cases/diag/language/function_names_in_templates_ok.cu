// expect: none
constexpr int len(const char *s) { int n = 0; while (s[n]) ++n; return n; }
constexpr bool has(const char *s, char c) { while (*s) if (*s++ == c) return true; return false; }
template <class T> constexpr int name() { constexpr int n = len(__PRETTY_FUNCTION__); static_assert(n > 20); static_assert(has(__PRETTY_FUNCTION__, '[')); return n; }
template <class T> struct A { static constexpr int value = name<T>(); static constexpr int own() { static_assert(has(__PRETTY_FUNCTION__, '[')); return 1; } int f() { return own() + value; } };
template <class T> constexpr int twice() { return name<T *>() + name<int>(); }
template <class T> struct B { template <class U> static constexpr int g() { static_assert(has(__PRETTY_FUNCTION__, '=')); return len(__func__); }
  static constexpr int one = g<int>(); static constexpr int two = g<T>(); };
template <class T> constexpr auto l = [] { return 1; }();
int use() { A<int> a; return a.f() + twice<char>() + B<int>::one + B<int>::two + l<int>; }
template <class T> int other() { A<T> a; return a.f() + twice<T>() + B<T>::one + B<T>::two + l<T>; }
template int other<long>();
