// c++14
template <class T> int a(T, long); template <class T> int a(T, int);
  template <class T> int b(const T &, const T &); int b(double, int);
  template <class T> int c(T *, const T &); template <class T> int d(T (*)(T), T);
  template <class T> int e(T, T = T(), int (*)[sizeof(T)] = 0); template <class T, class U = T> U g(T t) {
  return t; } template <class R, class T> R to(T t) { return R(t); }
int id(int); long idl(long);
int use(int i, short s, int *p, double x) {
  return a(i, 1) + a(i, 1L) + b(1, 2) + b(1.5, 2) + b('a', 'b') + c(p, i) + d(id, 1) + d(idl,
    2L) + e(i) + e(s, s) + g(i) + g<int, char>(3) + to<long>(i) + to<char, int>(x) + to<bool>(p);
}
