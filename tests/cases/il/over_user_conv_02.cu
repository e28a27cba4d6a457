// c++14
struct Num { int v; Num(int n) : v(n) {} Num(const char *s) : v(*s) {} operator double() const { return v; }
  }; struct Big { Big(Num); Big(double, Num = 1); int v; }; struct Wrap { operator Num() const;
  operator const char *() const; };
int f(Num); int f(double, int); int g(Big); int h(const Num &, const Num &); int k(double); int m(Num, int);
  int m(int, Num); int n(Num); int n(...); int z(const char *); int z(int *);
int use(Num a, Wrap w, int i) {
  Num b = w, c(b), d = "q"; Big e = a, j(1.5), l(a); double x = a; x += a;
  return f(i) + f(a) + f("s") + f(a, 1) + g(a) + g(Num(2)) + h(1, "x") + h(a, i) + k(a) + m(a,
    1) + m(1, a) + n(w) + n(e) + z(w) + b.v + c.v + d.v + e.v + j.v + l.v + (a + 1) + (a < 2.5) +
    -a + !a + (i ? a : b).v;
}
