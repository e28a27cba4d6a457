// c++14
int f();
struct S { int a; double b; };
int init(int n) {
  int a = 1, b(2), c{3}, d = {4}, e{}, g = int();
  unsigned h = 5; long i = n; short j = 6; char k = 'k'; bool l = n; float m = 1.5; double o = 2;
  const int p = 7, q = p + 1, r = n; int s = q; int t = f(); const int &u = 3; int v = u;
  int *w = &a; const int *x = w; void *y = nullptr; auto z = n; auto *zz = &z;
  S s1, s2 = {1, 2}, s3{n}, s4 = s2, s5{}, s6(s3);
  return a + b + c + d + e + g + h + i + j + k + l + m + o + q + r + s + t + v + *w + *x + *zz +
    s1.a + s4.b + s5.a + s6.b + (y != 0);
}
