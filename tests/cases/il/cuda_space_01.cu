// c++17
__attribute__((host)) __attribute__((device)) int hd(int a) { return a + 1; } __attribute__((device)) int d(int a) { return hd(a) * 2; }
  __attribute__((host)) int h(int a) { return hd(a); } template <class T> __attribute__((host)) __attribute__((device)) T t(T a) { return a + hd(2);
  } struct S { __attribute__((device)) S(int n) : v(n) {} __attribute__((host)) __attribute__((device)) int get() const { return v; }
  __attribute__((device)) int dev() { return get() + d(v); } __attribute__((host)) S() : v(h(3)) {} int v; };
  __attribute__((constant)) int c = 3; __attribute__((device)) int g = 4; __attribute__((managed)) __attribute__((device)) int m;
__attribute__((global)) void k(int *p, S s) { __attribute__((shared)) int sh[4]; sh[1] = p[0];
  p[1] = sh[1] + s.get() + c + g + d(1) + t(2) + s.dev(); }
int use(S s) { m = 2; auto l = [=](int a) { return a + s.v; };
  return h(1) + hd(2) + t(3) + t(2.5) + s.get() + m + l(4) + S().v; }
