// c++14
double floats() {
  double a = 1.5, b = 1e10, c = .25, d = 1., e = 0x1p4;
  float f = 1.5f, g = 3e-2F;
  long double h = 2.5L;
  return a + b * c - d / e + f + g + h + 1.0e-300 * 0.1;
}
