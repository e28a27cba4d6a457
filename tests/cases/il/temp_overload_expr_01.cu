// c++14
template <class T> int f(T t, int n = sizeof(T)) { return n; } template <class T> struct A {
  A(T *p = nullptr); T *p; }; template <class T> A<T> mk(T &t) { return &t; }
  template <class T> T max(T a, T b) { return a < b ? b : a; }
  template <class T> const T &cmax(const T &a, const T &b) { return b < a ? a : b; }
  template <class I, class F> F each(I b, I e, F f) { for (; b != e; ++b) f(*b); return f; }
  template <class T> void swp(T &a, T &b) { T t = a; a = b; b = t; } template <class T, class U> struct Pr {
  T first; U second; }; template <class T, class U> Pr<T, U> mkp(T t, U u) { Pr<T, U> p = {t, u}; return p; }
  struct Sum { int s; void operator()(int i) { s += i; } }; void pr(int);
int use(int (&a)[4], const int *p, double d) { int i = 2, j = 3; swp(i, j); swp(a[0], a[1]); Sum s = {0};
  return max(i, j) + max<double>(i, d) + cmax(1, i) + each(a, a + 4, s).s + (each(p, p + 2, pr),
  1) + mkp(i, d).second + *mk(i).p + f('c') + f(1.5, 3) + *mk(a[2]).p + mkp("x", 2).first[0]; }
