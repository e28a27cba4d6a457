// c++20
int use(int i, int (&a)[2]) { auto tl = []<class T>(T x, T y) { return x + y; };
  auto tp = []<class... T>(T... x) { return (x + ...); }; auto dc = [] { return 1; }; decltype(dc) d2;
  d2 = dc; auto un = decltype([](int x) { return x; }){}; auto cs = [](auto x) consteval { return x * 2; };
  auto in = [p = 1] { return p; }; auto rq = [](auto x) requires(sizeof(x) > 1) { return x; };
  auto [x, y] = a; auto sb = [x, &y] { return x + y; }; struct S { int v = 3; auto f() { return [=, this] {
  return v; }; } } s; return tl(1, 2) + tp(1, 2L, 3) + d2() + un(4) + cs(5) + rq(6) + in() +
  sb() + s.f()() + i; }
