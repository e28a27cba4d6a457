// c++14
struct C { C(int); ~C(); int v; };
C g1(1), g2 = 2;
static C g3(3);
int f(int n) {
  static C a(1), b = n;
  static int k = n, m = 4, *p = &m;
  static const char *const s[] = {"a", "b"};
  static C arr[2] = {1, n};
  if (n) { static int k = 9; return k++; }
  return a.v + b.v + k + *p + s[1][0] + arr[0].v + g1.v + g2.v + g3.v;
}
