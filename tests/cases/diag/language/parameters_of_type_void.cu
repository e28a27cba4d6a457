// expect: 526 error 11
// expect: 526 error 12
// expect: 526 error 12
// expect: 165 error 13
// expect: 526 error 14
// expect: 526 error 14
// expect: 165 error 15
// expect: 304 error 15

// A parameter of type void beside others is an error that fits each argument.
struct M { float v[4][4]; float &operator()(int r, int c) { return v[r][c]; } const float &operator()(int row, void column) const { return v[row][column]; }
  int f(int a, void b) const; int f(int); int g(void a); };
float use(const M &m, M &n, int s) { n.f(1, 2); m.f(1, 2); n.f(1); n.g(); n.g(1); return m(1, 2) + n(1, 2); }
int free_(void a, int b); template <class T> T generic(T t, void u);
int t() { return free_(1, 2) + free_(3) + generic(1, 2) + generic(1); }
