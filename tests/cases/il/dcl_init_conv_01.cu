// c++14
struct A { A(int); A(double, int = 1); explicit A(const char *); int v; }; struct B { B(A);
  operator int() const; operator A() const; }; struct C { C(const A &, B = A(3)); int v; }; B mkb(); int fi();
int use(int i, B b, A a) { A c = 1, d = i, e(1.5), f("s"), g = A("t"), h{2}, k = {2.5, 3}, l = b, m(a);
  B n = a, o(A(4)), p = A(5); C q = a, r(a, b), s{a, a}, t = {a, mkb()}; int u = b, v(b), w = mkb(), x{b};
  const A &y = 6, &z = b; A &&aa = 7, &&bb = mkb(); const B &cc = a; const int &dd = b; long ee = b;
  bool ff = b; double gg = b; A arr[] = {1, 2.5, a, A("u")}; B bs[2] = {a, A(8)};
  return c.v + d.v + e.v + f.v + g.v + h.v + k.v + l.v + m.v + q.v + r.v + s.v + t.v + u + v +
  w + x + y.v + z.v + aa.v + bb.v + cc + dd + ee + ff + gg + arr[3].v + bs[1] + n + o + p; }
