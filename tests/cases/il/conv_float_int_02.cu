// c++14
int f(float); int f(double); int f(long double); int g(float); int h(int);
int fi(float a, double b, long double c, int i, unsigned u, char k, bool t, long l) {
  i = a; u = b; k = c; t = a; l = b;
  a = i; b = u; c = k; a = t; b = l;
  a = b; b = c; c = a; a = 1; b = 1.0f; a = 0.1;
  i += 0.5; k *= 2.5f; t = 0.0; u -= b; l /= c;
  return f(a) + f(b) + f(c) + g(i) + g(b) + h(a) + h(1.9) + (a < b) + (i == b) + (c > u) + (a ? 1 : 0) +
    (i ? a : b) + (!b) + int(a * 2) + -a + +b;
}
