// expect: none
// flags: --c++17
// A parameter pack may have the name of one around it.
auto compose = [](auto... fs) {
  if constexpr (sizeof...(fs) == 0) {
    return [](auto x) { return x; };
  } else {
    auto fn = [](auto self, auto f, auto... fs) {
      if constexpr (sizeof...(fs) == 0) return f;
      else return [=](auto x) { return f(self(self, fs...)(x)); };
    };
    return fn(fn, fs...);
  }
};
static_assert(compose([](auto x) { return x * 3; }, [](auto x) { return x + 1; }, [](auto x) { return x / 2; })(6) == 12);
auto first = [](auto... fs) { auto fn = [](auto f, auto &&...fs) { return f + int(sizeof...(fs)); }; return fn(fs...); };
int a = first(1), b = first(1, 2.0, 'c');
template <class... T> int g(T... fs) { auto fn = [](auto f, auto... fs) { return f; }; return fn(fs...); }
template <class... T> struct P { template <class... U> int m(U... all) { return [](auto... all) { return int(sizeof...(all)); }(all..., 1); } };
int c = g(1, 2), d = P<int>().m(1, 2);
