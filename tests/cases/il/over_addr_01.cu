// c++14
int f(int); int f(double); template <class T> T t(T); struct S { int m(int); int m(int) const;
  static int s(int); static double s(double); template <class T> T tm(T); }; typedef int (*FI)(int);
  int app(int (*)(int), int); int app2(double (*)(double)); template <class R, class A> R ap(R (*)(A), A);
  template <class C, class R> R mp(C &, R (C::*)(int)); FI pick() { return f; }
int use(S s, bool b) { FI p = f, q = &f, r = t, w = &t<int>, x = S::s, y = b ? (FI)S::s : (FI)f;
  int (S::*m)(int) = &S::m; int (S::*n)(int) const = &S::m; double (S::*o)(double) = &S::tm<double>; p = f;
  p = t<int>; return p(1) + q(2) + r(3) + w(4) + x(5) + y(6) + app(f, 7) + app(t<int>, 8) + app(S::s,
  9) + app2(t) + ap<int, int>(f, 1) + ap(t<int>, 2) + (s.*m)(1) + (s.*n)(2) + (s.*o)(3) + mp(s, (int (S::*)(int))&S::m) +
  static_cast<FI>(f)(4) + ((FI)f == p) + pick()(5); }
