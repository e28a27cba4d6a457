// std: 20
int x = 1, y = 2, z = 3;
template <class F> int call(F f) { return f(4); }
template <class... T> int count(T... values) { return (0 + ... + values) + sizeof...(T); }
int captures(int a, int b) {
  int x = a;
  auto copy = [x, &b](int z) mutable { x += z; b++; return x + ::x + y; };
  auto init = [x = b, &y = a, q = x * 2](int z) { y = z; return x + y + q; };
  auto all = [=](auto z) { int a = z; return a + b + x; };
  auto refs = [&, x](int y = sizeof(x)) { b = y + x; return z; };
  auto nested = [&](int x) { return [=](int y) { return [&x, y, z = x]() { return x + y + z; }(); }(x) + y; };
  auto trailing = [](int x, int y) noexcept(noexcept(x)) -> decltype(x + y) { return x - y; };
  auto templated = []<class x, int y>(x z) requires (sizeof(x) > 0) { return z + y + sizeof(x); };
  auto attributes = [] [[nodiscard]] (int x) __attribute__((noinline)) { return x; };
  auto recursive = [](auto self, int n) -> int { return n ? self(self, n - 1) + 1 : 0; };
  return copy(1) + init(2) + all(3) + refs() + nested(4) + trailing(5, 6) + templated.operator()<int, 7>(8) + attributes(9) + recursive(recursive, 3)
    + call([x](int y) { return x * y; }) + call([](auto... x) { return count(x..., y); });
}
template <class... T> int packs(T... x) {
  auto each = [...y = x, &x...](int z) { return (... + y) + (x + ...) + z; };
  auto spread = [=](auto... z) { return count(x + z...); };
  return each(1) + spread(x...);
}
int use() { return packs(1, 2, 3); }
struct S {
  int x; int m = [](int y) { return y; }(3);
  int f(int y) { auto l = [this, y] { return x + y + this->x; }; auto c = [*this]() mutable { return x++; }; return l() + c(); }
  int g(int x = [] { return z; }()) { return [=, this] { return this->x + x; }(); }
};
int s() { S v{2}; return v.f(1) + v.g(); }
int initialiser = [](int x) { int y = x; return y + z; }(7);
auto global = [](int x = y) { static int z = x; return z + x; };
int g() { return global() + [] { struct L { int operator()(int x) const { return x + y; } }; return L{}(2); }(); }
int default_capture(int a) { auto f = [=] { return [&] { int b = a; return [=]() mutable { return a + b++; }(); }(); }; return f(); }
