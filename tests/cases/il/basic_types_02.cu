// c++14
double reals(float f, double d, long double ld, bool b, wchar_t w, char16_t c16, char32_t c32) {
  float a = f + 1;
  double c = a * d;
  long double e = c / ld;
  int i = w + c16;
  unsigned u = c32 + 1;
  c += b + i;
  return e + u + c;
}
