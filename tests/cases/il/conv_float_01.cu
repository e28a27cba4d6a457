// c++14
double reals(int i, unsigned long u, float f, double d, long double l) {
  float a = i, b = d;
  double c = u + f;
  long double e = i * l;
  int g = f, h = d;
  unsigned char k = e;
  bool t = d;
  f += i; d -= f; i *= 1.5; u /= 2.0f;
  return a + b + c + e + g + h + k + t + (i ? f : d);
}
