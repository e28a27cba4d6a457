// c++17
template <class F> struct Y { F f; template <class... A> decltype(auto) operator()(A &&...a) const {
  return f(*this, static_cast<A &&>(a)...); } }; template <class F> Y(F) -> Y<F>;
  template <class... F> struct Ov : F... { using F::operator()...; };
  template <class... F> Ov(F...) -> Ov<F...>; template <class F, class G> auto comp(F f, G g) {
  return [f, g](auto... a) { return f(g(a...)); }; } auto curry(int a) { return [a](int b) {
  return [a, b](int c) { return a + b * c; }; }; }
int use(int n) { auto fac = Y{[](auto self, int k) -> int { return k < 2 ? 1 : k * self(k - 1); }};
  Ov o{[](int i) { return i; }, [](const char *s) { return *s; }, [n](double d) { return d + n; }};
  auto inc = [](int i) { return i + 1; }; auto c = comp(inc, [](int a, int b) { return a * b; });
  int (*arr[])(int) = {inc, [](int i) { return -i; }}; auto tw = [](auto f) { return [=](auto x) {
  return f(f(x)); }; }; auto cnt = [i = 0]() mutable { return i++; }; cnt();
  return fac(5) + o(1) + o("x") + o(2.5) + c(2, 3) + arr[1](4) + curry(1)(2)(3) + tw(inc)(5) +
  tw(tw(inc))(6) + cnt() + comp(inc, inc)(7); }
