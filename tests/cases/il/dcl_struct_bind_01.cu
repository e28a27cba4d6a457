// c++17
struct P { int x; double y; mutable int m; int b : 4; }; struct D { const int c; int &r; int a[2]; }; P mk();
  int arr[3];
int sb(P p, const P &cp, D d, int (&a)[2], const int (&ca)[2]) {
  auto [x, y, m, b] = p; auto &[x2, y2, m2, b2] = p; const auto &[x3, y3, m3, b3] = cp;
    auto &&[x4, y4, m4, b4] = mk(); const auto [x5, y5, m5, b5] = mk();
  auto [c, r, da] = d; auto [a0, a1] = a; auto &[r0, r1] = a; auto &[c0, c1] = ca; auto [g0, g1, g2](arr);
    auto [h0, h1]{a};
  x = 1; x2 = y; m3 = 2; b2 = 3; x4++; r = 4; r0 = a1; da[1] = 5;
  decltype(x) k = x5; decltype(c) z = 3;
  return x + y2 + m + b + x3 + b3 + y4 + y5 + c + r + da[0] + a0 + r1 + c0 + c1 + g1 + h1 + k + z;
}
