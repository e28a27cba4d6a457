// c++17
struct S { int n; };
int a(int x, S s) { auto l = [](int &i, auto &&...) -> int & { return i; }; auto m = [](auto...) { return 1; };
  auto k = [](auto &, auto *...) { return 2; }; auto v = [](int, ...) { return 3; }; auto w = [](auto && ...r) {
  return sizeof...(r); };
return l(x, s, 2.5) + m() + m(1, s) + k(x, &s) + v(1, 2) + int(w(s, x)); }
template <class... T> int b(T...) { return 1; } template <class... T> int c(T *..., int) { return 2; }
  template <class T> int d(T, ...) { return 3; } template <class... T> int e(T &&...) { return 4; }
  template <class... T> int f(void (*)(T...)) { return 5; } template <class T> int g(T...) { return 6; }
int h(S s) { return b(1, s) + d(s, 1) + e(s, 2) + f(+[](int, S) {}) + g(s, 1); }
