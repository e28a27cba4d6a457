// c++14
int f(int); int f(double); int f(char); int f(long); int f(const char *); int f(void *); int f(...);
  int f(int, int = 1); int g(int *); int g(const int *); int g(bool); int h(unsigned); int h(double, int = 0);
int use(short s, unsigned char u, float x, int *p, const int *q, bool b, unsigned long ul, char *c,
  void (*fn)()) { return f(s, 1) + f(x) + f('a') + f(2L) + f("x") + f(p) + f(c) + f(fn) + g(p) +
  g(q) + g(c) + g(fn) + g(b) + h(3u) + h(x); }
