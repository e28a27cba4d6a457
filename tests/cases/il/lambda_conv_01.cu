// c++17
int call(int (*)(int), int); double call(double (*)(double)); template <class F> int tcall(F f) { return f(1);
  } typedef int (*FP)(int); struct H { int (*h)(int); template <class F> H(F f) : h(f) {} };
  constexpr auto sq = [](int a) constexpr { return a * a; }; template <int N> int t() { return N; }
int use(bool b, int i) { FP p = [](int a) { return a + 1; }; p = [](int) { return 2; }; auto q = +[](int a) {
  return a; }; auto l = [](int a) noexcept { return a; }; FP r = l; int (*ne)(int) noexcept = l;
  constexpr int k = sq(3); static_assert(sq(2) == 4); int arr[sq(2)] = {}; auto m = l; auto *pl = &l;
  auto &rl = l; decltype(l) l2 = l; return call([](int a) { return a; }, 1) + p(2) + q(3) + r(4) +
  ne(5) + tcall(l) + tcall([i](int a) { return a + i; }) + H([](int a) { return a; }).h(6) +
  t<sq(5)>() + k + m(1) + (*pl)(2) + rl(3) + l2(4) + sizeof(arr) + (b ? l : l)(7) + l.operator()(8) +
  sizeof(l); }
