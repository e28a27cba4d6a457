// expect: 265 error 6
// expect: 265 error 8
// expect: 265 error 9
// expect: 410 error 12
class C { int v; friend void f(); protected: int p; };
void g() { struct L { int m(C &c) { return c.v; } }; }
void f() { struct L { int m(C &c) { return c.v; } }; }
void h() { struct L { L(C &c) : w(c.v) {} int w; }; }
void i() { auto x = [](C &c) { struct L { int m(C &c) { return c.v; } }; return L().m(c); }; }
class K { int k; public: void j() { struct L { int m(K &a) { return [&a] { return a.k; }(); } }; } };
class D : public C {
  void n() { struct L { int m(C &c, D &d) { return c.p + d.p; } }; }
};
class F : C { friend int o(F &); };
int o(F &f) { return f.p; }
