// c++14
int g; int &gr = g; int next() { return g++; } int *pn() { return &g; } struct S { int v[3]; int i; S &inc() {
  ++i; return *this; } };
int side(S s, int *p, int n) {
  p[n++] = p[--n] + *p++; *pn() += next(); s.v[s.i++]++; s.inc().v[s.inc().i] = next(); gr = g = n = 3;
    n += n -= n *= 2; p = &p[n] - n; *++p = -*p; (n > 2 ? n : g) = (n, g); (++n)++; ++++n;
    s.v[next() % 3] ^= s.v[0] ^= 1; n = n++ + ++n; g <<= (n & 3), g |= 1;
  return (n = 3) + (g += n) + *&(n += 2) + (p[0]++, p[1]--) - -n-- + + ++n;
}
