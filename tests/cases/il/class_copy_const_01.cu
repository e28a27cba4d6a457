// c++17
struct P { int a; double b; P(int x) : a(x), b(0) {} }; struct Ag { int a; double b; }; struct H { int hidden = 3; }; struct V { int a; V(const V &) = default; V(int); };
struct T3 { const int k; int z; }; struct Big { int a[10]; Big(int); };
int f(P p, Ag g, H h, V v, T3 t, Big bb, const P cp) {
  const P a = p; P b = p; const P c(p); const P d{p}; const Ag e = g; const Ag e2{g}; const H i = h; const V j = v; const T3 k = t; const Big l = bb; const P m = cp; P n = cp;
  volatile int z = 1; const P arr[] = {p, p}; static const P st = p; const auto q = p; const auto &[x, y] = g; const auto [x2, y2] = g; auto [x3, y3] = g; const P o = P(p); const P *np = new const P(p); const P lam = [p] { return p; }();
  return 0;
}
const P gp(1); const P gq = gp; P make(); const P gr = make();
