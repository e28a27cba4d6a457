// c++17
int ext(int); struct S { int a = 1; int b = [this] { return a + 1; }(); int c = ext(b);
  int (*f)(int) = [](int x) { return x * 2; }; int d[3] = {a, b, c}; S *self = this; const int &r = a;
  static inline int cnt = 0; int e = ++cnt; struct In { int z = 5; int w = z * 2; } in, ins[2];
  double g = f(a) / 2.0; S() {} S(int n) : a(n), in{n} {} S(int n, int m) : a{n}, b{m}, d{} {}
  bool operator==(const S &o) const { return a == o.a && this == o.self; } };
int use() { S s, t(2), u(3, 4); S::In v, w{1}, x = {2, 3}; return s.b + t.c + u.d[0] + s.in.w +
  t.ins[1].z + v.w + w.w + x.w + (s == t) + s.f(3) + s.r + S::cnt + u.g; }
