// expect: none
// A type in parentheses behind a placement that is a name alone.
void *operator new(decltype(sizeof 0), char *) noexcept;
void operator delete(void *, char *) noexcept;
struct S { char buf[4]; S(); S(int); };
char *p; template <class T> char *q(T);
void f(char *x) {
  S *a = new (p) (S);
  S *b = new (x) (S);
  S *c = new (S);
  S *d = new (p) (S)(1);
  S *e = new (p) S(1);
  S *g = new (S)(1);
  S *h = ::new (p) (S);
  int *i = new (p) (int);
  int *(*k)(int) = *new (p) (int *(*)(int));
  new (p) (S);
  const S *l = new (p) (const S);
  S *m = new (q<int>(1)) (S);
  int *n = new (p) (int)(3);
}
template <class T> T *g(char *x) { return new (x) (T); }
template <class T> T *h(char *x) { return new (x) (typename T::type); }
S *u = g<S>(p);
void i(S x, char *y) { typedef S Q; new (Q) (x); new (Q)(1); new (y) (Q); new (y) (Q)(1); new (S) (x); S *z = new (y) (Q); auto l = [=] { return new (y) (S); }; for (S *w = new (y) (S); w;) new (y) (S); }
struct R { char *m; S *n() { return new (m) (S); } S *late() { return new (after) (S); } char *after; };
