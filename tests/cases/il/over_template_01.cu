// c++14
template <class T> int f(T); template <class T> int f(T *); template <class T> int f(const T &, int);
  int f(int); template <class T> int g(T, T); template <class T, class U> int g(T, U); int g(double, double);
  template <class T> int h(T &); template <class T> int h(const T &); template <class T> int h(T &&, int);
  template <class T, int N> int k(T (&)[N]); template <class T> int k(T *, char);
  template <class T> int m(T, ...); template <class T> int m(T, int); template <class T> struct W {};
  template <class T> int w(W<T>); template <class T> int w(T);
int use(int i, int *p, const int ci, int (&a)[3], W<int> x, short s) {
  return f(i) + f(p) + f(s) + f("x") + f(i, 1) + f<int>(2) + f<>(3) + g(1, 2) + g(1, 2L) + g(1.0,
  2.0) + g<int>(1, 2.5) + h(i) + h(ci) + h(i, 1) + h(4, 2) + k(a) + k(a, 'c') + m(1, 2) + m(1, "x") +
  w(x) + w(i) + w<int>(x); }
