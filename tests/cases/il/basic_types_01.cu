// c++14
int widths(signed char sc, unsigned char uc, short s, unsigned short us, unsigned u, long l,
  unsigned long ul, long long ll, unsigned long long ull) {
  int r = sc + uc;
  r += s * us;
  unsigned a = u + r;
  long b = l - a;
  unsigned long c = ul | b;
  long long d = ll + c;
  unsigned long long e = ull ^ d;
  return e > ul ? r : -r;
}
