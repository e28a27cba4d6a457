// c++17
int g(int); int ov(int); int ov(const char *); namespace N { struct S { int v; }; int adl(S); }
template <class T> struct B { int bm; int bf(); typedef int bt; };
  template <class T, int N> struct C : B<T *>, B<char> { T m; int n = N; int arr[N]; enum { e = N + 1 };
  static constexpr int k = N * 2; using B<T *>::bm; C() : B<T *>(), m(), n(N) {} int f(T t) { m = t;
  n = g(n) + ov(1) + e + k; this->n = bm; this->B<T *>::bf(); arr[N - 1] = N; C c; c.n = 2; C *p = this;
  p->m = t; f(t); this->f(m); return n + sizeof(arr) + sizeof(C) + N * k; } C &self() { return *this; }
  int con() const { return self2().n + ov(n) + (N > 2 ? n : k); } const C &self2() const { return *this; }
  operator T() const { return m; } bool operator==(const C &o) const { return o.m == m && n == o.n; } };
template <class T, int N> int use(C<T, N> c, C<int, 3> d) { c.n; d.n = N; d.f(1); c.f(T()); d.self().n++;
  adl(c.m); ov("x"); ov(N); g(d); return d == d ? d.m : N; }
int inst(C<int, 4> c) { return c.n + c.con() + c.f(2); }
