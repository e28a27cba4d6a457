// c++14
template <class T> int f(T); template <class T> int f(T *); template <class T> int f(const T *);
  template <class T> int g(T &); template <class T> int g(const T &); template <class T> int h(T, T);
  template <class T, class U> int h(T, U); template <class T> int k(T, int); template <class T> int k(T, T *);
  template <class T> struct W {}; template <class T> int m(W<T>); template <class T> int m(W<W<T>>);
  template <class T> int m(T); template <class T, class... R> int v(T, R...); template <class T> int v(T);
  template <class T, class U> int v(T, U); template <class... R> int z(R...);
  template <class T, class... R> int z(T *, R...);
int use(int i, int *p, const int *q, W<int> w, W<W<int>> x, const int ci) {
  return f(i) + f(p) + f(q) + g(i) + g(ci) + h(1, 2) + h(1, 2.0) + k(1, 2) + k(1, p) + m(w) +
  m(x) + m(i) + v(1) + v(1, 2) + v(1, 2, 3) + z() + z(p) + z(i, p) + z(p, i); }
