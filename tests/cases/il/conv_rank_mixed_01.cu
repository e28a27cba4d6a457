// c++14
int mixed(char a, short b, int c, long d, unsigned e, unsigned char f, float g, double h, bool i) {
  int r = a + b * c - d / e % f;
  r += g * a + h / b;
  r -= i + a - (f & e) + (d | c);
  unsigned u = c > e ? d : f;
  long l = a ? b : e;
  float x = g + d;
  double y = x * h + e;
  return r + u + l + x + y;
}
