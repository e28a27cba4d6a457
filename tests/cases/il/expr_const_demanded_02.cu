// c++17
struct P { int a, b; int get(const int &r) const { return r; } }; P gp; int gi; const int gk = 3; int fr(const int &); int fm(int &, P &&); int fp(const P &, int);
constexpr int cr(const int &r) { return 1; } constexpr int cr2(const int &r, const P &p) { return 2; } extern int ei; int fq(int (&)[3]); int ga[3]; struct D : P { int c; }; D gd;
void s() { static int a = fr(gi), b = fr(gp.a), c = fp(gp, 1), d = fp((gp), 2), e = fq(ga), f = fp(gd, 3), g = gp.get(gi); static int h = fr(gk), i = fr(ei) + fr((gi)); static const int &r = gi; static int *p = &gi, &q = gp.b; }
void t() { constexpr int a = cr(gi), b = cr2(gi, gp), c = cr(gp.a), d = cr2((gi), (gd)) + 1, e = cr(ga[1]), f = cr(gk); int loc = 0; const int z = 2; constexpr int h = cr(loc), i = cr(z); int arr[cr(gi)]; switch (loc) { case cr(gi): break; } }
void u() { int a = cr(gi), b = cr2(gi, gp); const int c = cr(gi); static_assert(cr(gi) == 1, ""); }
