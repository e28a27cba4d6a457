// c++14
struct A { A(int); A(const A &); }; struct B { B(double); operator A() const; }; struct C {
  operator int() const; operator int &(); operator const char *() const; }; struct D {
  operator double() const; }; int f(A); int f(B, int); int f(...); int g(int); int g(A); int h(const A &);
  int h(A &&, int = 1); int k(int &); int k(const char *, int); int m(double); int m(A, int); int n(long);
  int n(A);
int use(A a, B b, C c, const C cc, D d, int i) { return f(1) + f(a) + f(1.5, 2) + f(b) + f(c) +
  g(i) + g('x') + g(a) + g(b) + h(a) + h(2, 3) + k(c) + k(c, 1) + m(d) + m(a, 1) + n(cc) + n(i) + n(a); }
