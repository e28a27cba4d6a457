// c++14
int prec(int a, int b, int c, int *p, bool t) { int r = a + b * c - a / b % c << 2 >> 1; r = a < b == c > a;
  r = a & b ^ c | a && b || !c; r += a ? b : c ? a : b; r = t ? a = b : (b = c); *p++ = -a + ~b - -c;
  r = (a, b) + a++ + ++b - c-- - --c; r = a * -b + !a - *p & 3;
  return r = a = b += c -= 1, a <<= b | c, (a + b) * (b - c) / ((a) + 1) - sizeof a * 2 + sizeof(a) +
  (t ? *p : p[-1]) + -(a - b) * +c; }
