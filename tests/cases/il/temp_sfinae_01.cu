// c++14
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> {
  typedef T type; }; template <class T> struct is_int { static constexpr bool value = false; };
  template <> struct is_int<int> { static constexpr bool value = true; };
template <class T> typename enable_if<is_int<T>::value, int>::type f(T t) { return t + 1; }
  template <class T> typename enable_if<!is_int<T>::value, int>::type f(T t) { return t + 2; }
  template <class T> auto has(T t, int) -> decltype(t.size(), 1) { return t.size(); }
  template <class T> int has(T, ...) { return 0; } template <class T> char test(typename T::type *);
  template <class T> long test(...); template <class T, class = decltype(T() + T())> int plus(T);
  template <class T, int = sizeof(T::v)> int plus(T *); int plus(...);
  template <class T> int arr(char (*)[T::n] = 0); template <class T> int arr(...);
struct S { int size(); typedef int type; int v; enum { n = 3 }; };
int use(S s, double d) {
  return f(1) + f(d) + has(s, 0) + has(d, 0) + sizeof(test<S>(0)) + sizeof(test<int>(0)) + plus(1) +
  plus(s) + plus(&s) + arr<S>(0) + arr<int>(0); }
