// c++17
struct F { int x = 3; };
struct N { int x; constexpr N() : x(1) {} };
struct G { int x; int y = 2; constexpr G(int a = 4) : x(a) {} };
struct D { N n; int k; };
struct V { int x = 3; ~V(); };
int gv();
struct W { int x = gv(); };
void f(int n) {
  F *a = new F[3]; N *b = new N[3]; G *c = new G[3]; D *d = new D[3]; V *e = new V[3]; W *g = new W[3];
  F *a2 = new F[n]; N *b2 = new N[n]; G *c2 = new G[n]; D *d2 = new D[n];
  F *a3 = new F[3](); N *b3 = new N[3](); G *c3 = new G[3]();
  F *a4 = new F[3]{}; N *b4 = new N[3]{}; G *c4 = new G[3]{};
  F *a5 = new F; N *b5 = new N; G *c5 = new G;
  F *a6 = new F(); N *b6 = new N(); G *c6 = new G();
  F *a7 = new F{}; N *b7 = new N{}; G *c7 = new G{};
}
void h() {
  F a[3]; N b[3]; G c[3]; D d[3]; V e[3];
  F a3[3] = {}; N b3[3] = {}; G c3[3] = {}; D d3[3] = {}; V e3[3] = {}; W w3[2] = {};
  F a4[2]{{}}; N b4[2]{{}}; G c4[2]{{}}; D d4[2]{{}}; G c5[3]{1, 2}; G c6[3]{{1}};
  F a5 = {}; N b5 = {}; G c5_ = {}; D d5 = {}; 
  F a7[2][2] = {}; struct X { F f[2]; } x = {}; struct Y { F f; int z; } y = {}, y2[2] = {}, y3[2] = {{{}, 1}};
}
void k(F f = {}, G g = {}, D d = {}) ;
void l() { k(); k({}, {}, {}); k(F(), G(), D()); F{}; G{}; N(); static F sf[2]; static F sg[2] = {}; static N sn[2]; }
F ff() { return {}; } G gg() { return {}; } D dd() { return {}; } N nn() { return N(); } F fr() { return F(); }
