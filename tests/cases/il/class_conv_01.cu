// c++14
struct A { A(int); A(const char *, int = 1); explicit A(double); operator bool() const; operator int *();
  explicit operator long() const; int v; }; struct B { B(const A &); operator A() const;
  B &operator=(const A &); }; template <class T> struct P { T *p; operator T *() const { return p; }
  template <class U> operator P<U>() const { return P<U>{p}; } explicit operator bool() const { return p; } };
int fa(A); int fb(B); int fp(int *); int fb2(bool); int fl(long);
int use(A a, B b, P<int> p) { A c = 1, d = "x", e(2.5), f{3}; B g = a, h(b); g = a; A i = b;
  int *q = a, *r = p; P<const int> s = p; if (a && p) return *p;
  return fa(1) + fa("y") + fa(b) + fb(a) + fp(a) + fp(p) + fb2(a) + fl((long)a) + static_cast<A>(4.5).v +
  (p ? 1 : 2) + *s + p[2] + (p == r) + !a + q[0]; }
