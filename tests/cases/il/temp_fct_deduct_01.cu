// c++14
template <class T> T id(T t) { return t; }
template <class T> const T &cref(const T &t) { return t; }
template <class T> T *ptr(T *p) { return p + 1; }
template <class T, unsigned long N> unsigned long len(T (&)[N]) { return N; }
template <class R, class... A> R call(R (*f)(A...), A... a) { return f(a...); }
template <class T, class U> auto add(T t, U u) -> decltype(t + u) { return t + u; }
template <class T> void out(T &t, typename T::type *p = nullptr);
struct S { typedef int type; int v; };
int g(int, double); void h(const char *);
int use(int i, const int ci, const int *p, S s, int (&a)[4], const S cs) {
  out(s);
  return id(i) + id(ci) + id<long>(i) + cref(3) + cref(i) + *ptr(p) + len(a) + len("abc") + call(g,
    i, 2.5) + add(1, 2L) + add('a', 1.5f) + id(s).v + id(cs).v + *id(a) + *id("lit") + id(g)(1, 2) + cref(a)[1];
}
