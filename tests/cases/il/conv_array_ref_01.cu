// c++14
typedef int A[4]; typedef const A CA; struct S { A a; CA ca; int m[2][2]; };
int f(int (&)[4]); int g(const int (&)[4]); int h(int (*)[4]); int k(const int *);
  template <class T> int sz(T (&)[4]) { return sizeof(T); }
int ar(A &a, CA &b, S &s, const S &c, A *p) {
  int (&r)[4] = a; const int (&q)[4] = a; CA *t = &b; int (*u)[4] = &s.a; const int (*v)[2] = c.m;
    int *w = *p, *x = p[1];
  return f(a) + f(s.a) + f(*p) + g(a) + g(b) + g(c.a) + h(&a) + h(p + 1) + k(b) + k(s.m[1]) +
    sz(a) + sz(b) + r[1] + q[2] + (*t)[3] + (*u)[0] + v[1][0] + *w + *x + c.m[1][1] + (s.a == a) + sizeof(r);
}
