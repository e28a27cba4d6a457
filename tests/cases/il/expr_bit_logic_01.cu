// c++14
struct B { explicit operator bool() const; }; struct A { A operator&&(A) const; bool v; };
int bits(int i, unsigned u, char c, bool b, long l, int *p, B x, A a, double d) {
  int r = (i & u) | (c ^ 1) | (b & c);
  long m = l & i | ~c;
  r += (i && p) + (x || d) + (b && !x) + (a && a).v;
  i &= u; c |= 3; l ^= i; b |= i; u &= ~1;
  return r + m + (i && (c || b)) + (p && *p);
}
