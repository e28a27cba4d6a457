// c++14
int f(); struct C { int v; constexpr C(int n) : v(n) {} C(int, int); ~C() = default; }; struct D { D(); ~D();
  int v; }; int a = 3, b = a, c = f(), d = a + 2; const int e = 4, g = c; C h(1), i(1, 2), j = 5; D k; D l[2];
  C m[] = {1, C(2), {3, 4}}; int n[] = {1, a, f()}; const char *o = "x", *p[] = {"a", o};
  int &q = a, &r = n[1]; const int &s = 5, &t = f(); int *u = &a, **v = &u, w[2][2] = {{1}, {f()}}; struct P {
  int x, y; } x = {1, 2}, y = {f()}, z = x; double aa = 1 / 3.0, bb = e; static int cc = sizeof(n);
  auto dd = [] { return a; }; int (*ee)() = f, (*ff)() = [] { return b; }; thread_local int gg = f();
  constexpr C hh(6); union { int ii; } static jj = {3}; bool kk = o, ll = &a;
int use() { return a + b + c + d + e + g + h.v + i.v + j.v + k.v + l[0].v + m[1].v + n[2] + *o +
  *p[1] + q + r + s + t + *u + **v + w[1][0] + x.y + y.x + z.x + aa + bb + cc + dd() + ee() +
  ff() + gg + hh.v + jj.ii + kk + ll; }
