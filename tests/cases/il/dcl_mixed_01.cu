// c++14
struct S; extern S es;
  int *p, **q = &p, a[2], (*pa)[2] = &a, (*pf)(int), *ap[2] = {p, a}, &r = a[0], f(int), *g(), (&ra)[2] = a;
  const int *cp = p, *const cpc = a, ci = 3, *const *cpp = &cp; S *sp = &es; typedef int T, *TP, TA[2];
  T t = 1; TP tp = &t; TA ta = {1, t}; unsigned long const volatile long int wl = 5;
  static const char c = 'c', *cs = "s", ca[] = "a"; int const volatile *vp = &t; struct S { int m; }
  es = {2}, es2, *es3 = &es2; enum E { x } e1, e2 = x; static union { int k; }; auto au = 3, *aup = &a[1];
int use() { return *p + **q + (*pa)[1] + *ap[1] + r + ra[0] + *cp + *cpc + ci + **cpp + sp->m +
  t + *tp + ta[1] + wl + c + *cs + ca[0] + *vp + es3->m + e2 + au + *aup + f(1) + *g() + pf(2); }
