// c++17
int g, arr[3]; int f(int); struct B { int b; }; struct D : B { int d; }; D gd; 
enum E1 : int { p1 = 1 << 4, q1 = p1 | 1, r1 = -2 }; enum E2 : unsigned char { p2 = 1 << 4, q2 = 'a', r2 }; enum E3 { p3 = 1 << 4, q3 = p3 | 1, r3 = 'a', s3 = 3u }; enum class E4 { p4 = 7, q4 = 2 + 1, r4 = p4 }; enum class E5 : short { p5 = 7, q5 = 'b' };
void use(int *p, const int *cp, void *vp, B *b, const char *s, bool t, E1 e1, E2 e2, E3 e3, E4 e4, E5 e5) {
  auto a = t ? &g : cp; auto c = t ? &g : 0; auto d = t ? &g : vp; auto e = t ? &gd : b; auto h = t ? arr : cp; auto i = t ? "a" : 0; auto j = t ? "a" : vp == vp ? s : "b";
  bool k = vp == &g, l = b == &gd, m = cp != arr, n = cp == &g, o = vp == (void *)&g, q = s == 0, r = &g == nullptr, u = arr == &g, v = &gd == b, w = f == 0, x = !&g, y = !f, z = arr && t;
  if (arr) g++; if ("s") g++; while (&g) break; if (f && t) g++; k = arr || t;
  k = e1 == p1; k = e1 == q1; k = e1 == r1; k = e2 == p2; k = e2 == q2; k = e2 == r2; k = e3 == p3; k = e3 == q3; k = e3 == r3; k = e3 == s3; k = e4 == E4::p4; k = e4 == E4::q4; k = e4 == E4::r4; k = e5 == E5::p5; k = e5 == E5::q5;
  int ii = p1 + q1 + p2 + q2 + q3 + r3; E1 v1 = q1; E2 v2 = q2; E3 v3 = q3; E4 v4 = E4::q4; E5 v5 = E5::q5;
}
