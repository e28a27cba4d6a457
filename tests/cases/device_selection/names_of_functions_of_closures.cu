// The name of a function that closures are arguments of, and of generic call operators, as long as it is.
template <int N> __global__ void kern() {}
struct S {
  template <typename F> int call(F f) { kern<sizeof(__PRETTY_FUNCTION__)><<<1,1>>>(); return 1; }
  template <class T> void go() { int q = 3;
    call([](auto *p) { return (int)sizeof(*p); });
    call([q](auto const *p, int y = 3) -> int { return q; });
    call([](auto... p) { return (int)sizeof...(p); });
    call([](auto &&p) noexcept { return 3; });
    call([](auto &p, auto &&...q) mutable { return 3; });
    call([](float *p) mutable { return 3; });
    call([](float *p) noexcept { return 3; });
    call([](const void *p) { return sizeof(p); });
    call([](T p) { return sizeof(p); });
    call([](T p, auto q) { return sizeof(p); });
    call([](T p, auto q, int, int, int, int, int) -> T { return q; });
    call([](T p, auto... ) -> T { return p; });
    call([](auto, auto) -> T { return 1; });
    call([](const auto) -> auto { return 1; });
    call([](auto a[3]) -> decltype(auto) { return 1; });
    auto l = [](auto a) { kern<sizeof(__PRETTY_FUNCTION__)+1000><<<1,1>>>(); return [](auto b) { kern<sizeof(__PRETTY_FUNCTION__)+2000><<<1,1>>>();  return 3; }; };
    l(3)(4u);
    auto m = [](auto a, auto *b, auto... c) mutable { kern<sizeof(__PRETTY_FUNCTION__)+3000><<<1,1>>>(); };
    m(3, "asfd", 4, 5u);
    auto n = [](auto... c) { kern<sizeof(__PRETTY_FUNCTION__)+4000><<<1,1>>>(); };
    n(); n(3, 4.);
  }
};
void k() { S().go<int>();  }
