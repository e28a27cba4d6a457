// c++14
int shifts(int i, unsigned u, long l, char c, unsigned char uc, short s) {
  int a = i << 2 >> c;
  unsigned b = u >> l;
  long d = l << i;
  int e = c << 3 | uc >> s;
  i <<= l; u >>= c; s <<= 1; uc >>= u;
  return a + b + d + e + (1 << i) + (1ul << 3) + (-1 >> 1);
}
