// expect: 1777 error 20
// expect: 1777 error 21
// expect: 1777 error 22
// expect: 1777 error 23
// expect: 2896 error 24
// expect: 394 error 29
// expect: 394 error 30
// expect: 394 error 30
// expect: 394 error 31
// expect: 394 error 31
// expect: 100 error 32
// expect: 240 error 34
// expect: 1586 error 38
// expect: 1586 error 39
// expect: 1586 error 41
// expect: 1586 error 45
// expect: 3288 warning 47
template<class T> struct W {}; template<int N> struct I {};
void places(int a) {
  using T = decltype([] () { return 1; });
  auto s = sizeof([=] () { return a; });
  bool n = noexcept([] () { return 1; }());
  W<decltype([] { return 1; })> w;
  I<[] { return 1; }()> i;
  auto l = [] (int x) noexcept(noexcept(x)) { int q[2]; return sizeof(q[0]); };
}
void names(int a, const int c) {
  const int k = 3; static int st; constexpr int ce = 4;
  auto l1 = [=] (int b = a) { return b; };
  auto l2 = [=] (int b = st + ce, int d = sizeof(a)) { return b; };
  auto l3 = [=] (const int &b = k, int d = c) { return b; };
  auto l4 = [] (int x, float x) { return x; };
  auto l5 = [] (int x, int (*y)(int x)) { return x; };
  auto l6 = [] () mutable mutable { return 1; };
  auto l7 = [] (int (*x)(int x) = nullptr, int y = 1) { return y; };
}
void own() {
  auto l = [&] (int n) -> int { return n ? l(n - 1) : 0; };
  auto m = [m] () { return 1; };
  auto t = [t = 1] { return t; };
  auto q = 1 + q;
  auto x = W<int>(), y = x;
  struct S { int z; } s = {1}; auto z = s.z;
}
auto gl = [] (int n) { return n ? gl(n - 1) : 0; };
auto fn(int n) -> int { return n ? fn(n - 1) : 0; }
auto g1 = [] <class T, int N> (T (&t)[N]) { return t; };
auto g2 = [] <class T> (T t) { return t; };
