// c++17
struct F { int x = 3; };
struct N { int x; constexpr N() : x(1) {} };
struct E { int a = 1, b; };
struct V { int x = 3; ~V(); };
struct K { int x; K(); };
struct FA { F f[2]; int k; }; struct NA { N n[2]; int k; }; struct EA { E e[2]; }; struct VA { V v[2]; }; struct KA { K k[2]; }; struct FV { V v; int k; };
struct FM { F f[2][2]; }; struct NM { N n[2][2]; };
void a() {
  FA fa = {}; NA na = {}; EA ea = {}; VA va = {}; KA ka = {}; FV fv = {}; FM fm = {}; NM nm = {};
}
void b() {
  FA fb = {{{}}}; NA nb = {{{}}}; FA fc[2] = {{{{}}}}; VA vb = {{{}}}; FV fv[2] = {};
}
void c() {
  F c1[3][2] = {{{}}}; N c2[3][2] = {{{}}}; K c3[3][2] = {{{}}}; F c4[2][2] = {{1}, {}}; int c5[2][2] = {{1}}; K c6[2][2]; N c7[2][2]; K c8[2][2] = {};
}
struct M { F f[2]; N n[2]; K k[2]; E e[2]; F g[2][2]; M() {} M(int) : f(), n(), k() {} M(char) : f{}, n{}, k{}, e{} {} };
F gf[2]; N gn[2] = {}; const F cf[2] = {}; constexpr N cn[2] = {};
void d() { static const N s1[2] = {}; static constexpr F s2[3] = {{1}}; const F s3[2] = {}; constexpr N s4[2]{}; const N s5[2]; constexpr F s6[2]{{2}}; }
