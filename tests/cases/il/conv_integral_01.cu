// c++14
int narrow(long long ll, unsigned u, int i, char c, bool b) {
  int a = ll;
  short s = u;
  char d = i;
  unsigned char e = c;
  unsigned long f = i;
  long g = u;
  bool h = ll;
  i = b;
  u = -1;
  c = 300;
  return a + s + d + e + f + g + h + i + u + c;
}
