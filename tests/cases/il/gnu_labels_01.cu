// c++17
int f(int);
int gnu(int n, int *p) {
  int vla[n];
  int m2[n][3], m3[3][n];
  vla[0] = sizeof(vla);
  m2[1][2] = m3[1][2];
  int *q = vla;
  f(*vla);
  void *labels[] = {&&one, &&two};
  static void *st[] = {&&one, &&two};
  goto *labels[n & 1];
one:
  void *l = &&two;
two:
  int arr[] = {[0 ... 2] = 4}; int arr2[6] = {[1] = 5, [3] = n};
  struct { int x; } z = {x : 3};
  static union { int u; float g; };
  union { int u2; float g2; };
  u = 3; u2 = 4;
  return sizeof(vla) + u + u2;
}
int g(int n) { try { f(n); } catch (int i) { return i; } catch (...) { throw; } const char *s = __func__; return s[0] + __PRETTY_FUNCTION__[1] + sizeof(__FUNCTION__); }
