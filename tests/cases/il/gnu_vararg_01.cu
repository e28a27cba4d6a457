// c++14
typedef __builtin_va_list va_list; struct T { int a; double b; };
int vf(int n, ...) { va_list ap, aq; __builtin_va_start(ap, n); int s = __builtin_va_arg(ap, int);
  double d = __builtin_va_arg(ap, double); const char *c = __builtin_va_arg(ap, const char *);
  T t = __builtin_va_arg(ap, T); __builtin_va_copy(aq, ap); s += __builtin_va_arg(aq, long);
  __builtin_va_end(ap); __builtin_va_end(aq); return s + d + *c + t.a; } int vp(const char *f, va_list ap) {
  return __builtin_va_arg(ap, int) + *f; }
int use(short s, float f, char c, T t, bool b) { return vf(1, s, f, "x", t) + vf(2, c, 1.5, "y",
  t, 3L) + vf(b); }
