// c++14
typedef int F(int); struct S { F *fp; F *get(int); int operator()(S) const; S operator()() const; F *arr[2];
  }; F *pick(F *); F &rf(); template <class T> T call(T (*f)(T), T t) { return f(t); }
int a(int); int b(int, ...);
int use(S s, S *p, F *f, F &r, F *const *pp, int i) {
  return f(1) + r(2) + (*f)(3) + (&r)(4) + (*pp)(5) + (**pp)(6) + pp[1](7) + s.fp(8) + p->fp(9) +
    (*p->fp)(10) + s.get(1)(11) + s.arr[i](12) + (*(p->arr + 1))(13) + s()()(s) + pick(a)(14) +
    pick(f)(15) + rf()(16) + call(a, 17) + (i ? a : f)(18) + (i, a)(19) + b(1) + b(1, 2.5f, 'c',
    s.fp) + (f ? f : &a)(20);
}
