// c++14
struct A { int v; A operator+(int) const; operator int() const; }; A operator+(const A &, const A &);
  struct B { operator const char *() const; operator int() const; bool operator==(const B &) const; };
  struct C { C(int); bool operator<(const C &) const; }; bool operator>(const C &, const C &); enum E {
  e1, e2 }; E operator|(E, E); E operator|(E, int); int operator*(E, const A &); struct S {
  operator int *() const; }; struct F { operator long() const; }; struct G { operator int &();
  operator bool() const; };
int use(A a, B b, C c, E e, S s, F f, G g) { int r = (a + 1).v + (a + a).v + a * 2 + (b == b) +
  (c < 3) + (4 > c) + (e | e1) + (e | 3) + e * a + (e & e2) + (e < e2);
  r += *s + s[1] + (s + 2)[0] + (f + 1) + (f * f) + -f + !f + (f ? 1 : 2) + (g += 3) + (f && g) +
  (1 - f) + (f << 1) + (s == nullptr) + (s - s); return r; }
