// expect: 3121 warning 4
// expect: 3288 warning 5
template<class... T> auto g(T... t) {
  auto n = [=, ...y{t}] {};
  auto m = [...x = t] <class Q> (Q q) { return 1; };
  void (*p)(int) = 0;
}
