// c++14
struct I { operator int() const; }; struct L { operator long() const; operator bool() const; }; struct P {
  operator int *() const; }; struct C { operator char() const; }; struct R { operator int &() const; };
  enum E { e }; struct F { operator double() const; }; struct Q { operator const char *() const; }; struct B {
  operator bool() const; };
int use(I i, P p, C c, R r, F f, Q q, B b, int n, E en) {
  n += i; n = c; r += 2; r++; n = i << 2;
  return i + 1 + (i + i) + i * f + (c + 'a') + -i + ~c + +f + !i + *p + p[1] + (p + 2)[0] + (p - p) +
    (p == p) + (q == nullptr) + q[0] + (b && i) + (b ? i : 2) + (i < c) + (i == en) + (f > n) +
    (r - 1) + (i ? p : nullptr)[0] + (n & i) + (b || !b) + (i, n) + (i % 3) + *q;
}
