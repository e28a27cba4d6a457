// c++14
struct P { int x; }; int g(int);
int use(int i, bool b) {
  auto a = [] {}; auto c = [](int k) { if (k) return k; return -k; }; auto d = [&]() -> double { return i; };
    auto e = [](const P &p) -> const int & { return p.x; };
  auto f = [](int k) -> P { return {k}; }; auto h = [=] { return b ? i : 2; }; auto j = [] { return g; };
    auto l = []() -> void (*)() { return nullptr; }; auto m = [](...) { return 1; };
    auto n = [](int, int = 3) { return "s"; };
  a(); return c(i) + d() + e(P{3}) + f(4).x + h() + j()(5) + (l() == nullptr) + m(1, "x") + *n(1);
}
