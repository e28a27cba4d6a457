// c++17
struct P { int x, y; }; struct L { L(int, int); L(const P &); }; int f(P); int f(const char *);
  int g(const int (&)[2]); int g(L, int); int h(int); int h(P, P); int k(double); int k(const P &, int = 0);
  int m(int, P); int m(double, L, int); struct Ex { explicit Ex(int); Ex(int, int); }; int n(Ex);
  int n(const char *, int);
int use(int i, P p) { return f({1, 2}) + f({i}) + f(p) + g({1, i}) + g({1, 2}, 3) + h({4}) +
  h({1, 2}, p) + k({1.5}) + k({i, 2}, 1) + m(1, {2, 3}) + m(2.5, {1, 2}, 1) + n({1, 2}) + n({nullptr}, 2); }
