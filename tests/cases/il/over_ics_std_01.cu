// c++14
int f(int); int f(unsigned); int f(long long); int g(float); int g(long double); int h(double); int h(int);
  int k(const void *); int k(const char *); int m(int *); int m(const volatile int *); struct B {};
  struct D : B {}; struct E : D {}; int n(B *); int n(D *); int o(B); int o(const D &); int q(bool);
  int q(void *); enum X { x }; int r(int); int r(long); enum Y : char { y }; int s(char); int s(int);
int use(short a, unsigned char b, char16_t c, bool d, float e, const int *p, volatile int *v,
  E *ep, E ev, wchar_t w) { return f(a) + f(b) + f(c) + f(d) + f(w) + f(3ll) + g(1.0f) + g(2.0L) +
  h(e) + h(a) + k("x") + k(p) + m(v) + m((int *)0) + n(ep) + o(ev) + q(p != nullptr) + q(v ? ep : nullptr) +
  r(x) + s(y); }
