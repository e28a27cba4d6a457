// c++17
struct D { const int c; int &r; int &&rr; const double &k; int a[2]; };
template <class T> struct Pr { T first; int second; };
int sb(D d, D &e, const D &f, Pr<int &> g) {
  auto &[c, r, rr, k, a] = d; auto &[c2, r2, rr2, k2, a2] = e; const auto &[c3, r3, rr3, k3, a3] = f;
  r = 4; rr = 5; int *p = &r; int &q = rr; decltype(r) z = r2; decltype(auto) y = r; auto w = rr; auto &kk = k;
  auto [u, v] = g; u = v; u++; r3 += r; const auto [u4, v4] = g; u4 = 3;
  return r + rr + k + r2 + rr3 + k3 + k2 + a[1] + u + u4 + sizeof(r) + (r ? rr : u);
}
struct R { int &r; int v; }; constexpr int viaref(int n) { R o{n, 2}; auto [a, b] = o; a += b; auto &[c, d] = o; c += d; return n; }
static_assert(viaref(3) == 7, ""); int cr = viaref(1); template <class T> int tr(T t) { auto &[a, b] = t; a = b; auto l = [&] { return t.r; }; return a; } int tu(R q) { return tr(q); }
