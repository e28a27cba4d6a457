// c++14
template <class T> int f(T); template <class T> int f(T *); int f(int); template <class T> struct S {
  int m(T); int m(const char *); template <class U> int m(U *, int); static int s(T); static int s(int, int);
  }; template <class F, class A> int ap(F f, A a) { return f(a); }
  template <class R, class A> R ap2(R (*f)(A), A a) { return f(a); }
  template <class T> int cb(int (*f)(T), T t) { return f(t); } int take(int (*)(char));
  int take(int (*)(int, int)); typedef int (*PF)(double);
int use(S<int> s, int *p, char c) { PF a = f, b = &f<double>; int (*d)(int) = f; int (*e)(int *) = f;
  int (S<int>::*g)(const char *) = &S<int>::m; int (S<int>::*h)(char *, int) = &S<int>::m;
  int (*k)(int, int) = S<int>::s; return a(1) + b(2) + d(3) + e(p) + (s.*g)("x") + (s.*h)(&c,
  1) + k(1, 2) + ap<int (*)(int)>(f, 1) + ap<int (*)(long)>(f<long>, 2L) + ap2<int, int>(f, 3) +
  cb<char>(f, 'c') + cb<int>(S<int>::s, 4) + take(f) + take(S<int>::s) + f(p) + f<int *>(p) +
  f<int>(p) + f<>(3) + f(4) + s.m(1) + s.m("q") + s.m(p, 2); }
