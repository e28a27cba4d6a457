// c++14
struct O { O &operator+=(int); O &operator<<=(const O &); int v; }; struct B { int b : 3; unsigned u : 5; };
int comp(int i, unsigned char c, short s, float f, double d, int *p, long l, O o, B b, bool t, unsigned u) {
  i += c; i -= l; i *= 2; i /= s; i %= 3; i += d; i += f;
  c += 1; c *= c; c -= i; s /= c; s %= i; f += i; f -= d; d *= f; d /= i; l += i; l -= u; u += i; u -= s;
  p += i; p -= c; i &= c; i |= l; i ^= u; i <<= c; i >>= 1; t &= i; t |= true;
  o += 1; o <<= o; (o += 2) += 3; b.b += 1; b.u |= i; b.u <<= 2;
  return i + c + s + f + d + *p + l + o.v + b.b + t;
}
