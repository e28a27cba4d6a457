// c++14
struct A { operator char() const; }; struct B { operator const A &() const; operator float *(); };
void f(long); void g(bool); void h(const double &); void k(const void *); void m(unsigned char, ...);
int use(A a, B b, short s) {
  f(a); f(s); f('a'); g(a); g(b); h(a); h(s); k(b); m(a, a, s); m(s);
  double d = a; bool t = b; unsigned u = a; long double l = s; const int &r = a; const long &q = s;
  return static_cast<const A &>(b) + d + t + u + l + r + q + (a ? s : 2L) + (a + s) * (t + 1.5f);
}
