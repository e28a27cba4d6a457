// c++14
template <class F, class T> auto app(F f, T t) { return f(t); } struct N { int v; int get() const { return v;
  } };
int gen(int i, N n) { auto id = [](auto a) { return a; }; auto add = [i](auto a, auto b) { return a + b + i;
  }; auto ref = [](auto &a, const auto &b) { a = b; return a; }; auto fwd = [](auto &&a) -> decltype(auto) {
  return static_cast<decltype(a) &&>(a); }; auto pk = [](auto... a) { return sizeof...(a); };
  auto rec = [](auto self, int k) -> int { return k ? self(self, k - 1) + 1 : 0; }; auto mem = [](auto x) {
  return x.get() + x.v; }; auto nest = [](auto a) { return [a](auto b) { return a * b; }; };
  int (*fp)(int) = id; int (*fq)(int, int) = [](auto a, auto b) { return a - b; };
  return id(1) + id(2L) + id('c') + add(1, 2.5) + ref(i, 3) + fwd(i) + fwd(4) + pk(1, "x") +
  rec(rec, 3) + mem(n) + nest(2)(3L) + fp(5) + fq(6, 7) + app(id, 8) + app([](auto x) { return x + 1; }, 9.5); }
