// c++14
enum U { u1 }; enum L : long { l1 }; enum class C : char { c1 };
int prom(char c, signed char sc, unsigned char uc, short s, unsigned short us, bool b, wchar_t w,
  char16_t c16, U u, L l) {
  int r = +c + -sc + ~uc + (s << us) + +b;
  r += w + c16 + u;
  long t = l + 1;
  float f = 1;
  double d = f + 1.0;
  return r + t + d + !c + (c ? s : us) + (int)C::c1;
}
