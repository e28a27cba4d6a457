// c++14
bool cmp(int i, unsigned u, long l, unsigned long ul, short s, unsigned char uc, char c) {
  bool a = i < u, b = u < l, d = l < ul, e = s == uc, f = c > uc, g = i != ul;
  return a && b && d && e && f && g && (s <= i) && (uc >= u);
}
