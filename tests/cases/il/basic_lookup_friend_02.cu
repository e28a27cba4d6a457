// c++14
struct B { int v; };
struct A {
  friend int f(A, int);
  friend int g(const B &b, A a) { return b.v + a.v; }
  int v;
};
int f(A a, int n) { return a.v + n; }
int use(A a, B b) { return f(a, 1) + g(b, a) + ::f(a, 2); }
