// c++14
int arith(int i, unsigned u, long l, float f, double d, short s, char c) {
  int a = i * 2 / 3 % 4;
  unsigned b = u * i / s % c;
  long e = l * u - s;
  double g = f * d / i + c;
  float h = f / s - l;
  return a + b * e - g / h + (i + s) * (c - 1) % 7;
}
