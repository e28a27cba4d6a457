// c++17
union U { int i = 3; float f; }; union U2 { int i; float f = 2; }; union U3 { int i = 1; float f; U3()
  = default; }; union U4 { int i = 1; constexpr U4() {} }; struct S { union { int a = 4; float b; }; int c = 1;
  }; struct S2 { U u; int k = 2; };
int f() { U u; U2 v; U3 w; U4 x; S s; S2 t; U uu{}; U uv[2]; static U su; const U cu; U *p = new U;
  U *q = new U(); return u.i + v.i + w.i + x.i + s.a + t.u.i + uu.i; }
struct C { U u; C() {} C(int) : u() {} C(char) : u{} {} }; int g() { C a, b(1), c('c'); return U().i + U{}.i; }
