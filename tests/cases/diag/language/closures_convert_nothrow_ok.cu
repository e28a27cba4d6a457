// expect: 550 warning 2
void t() { const auto lambda = [](int x) { return x + 1; }; static_assert(noexcept((int (*)(int))(lambda)), ""); static_assert(noexcept(static_cast<int (*)(int)>(lambda)), "");  static_assert(noexcept(+lambda), ""); auto g = [](auto x) { return x; }; static_assert(noexcept((int (*)(int))g), "");  static_assert(!noexcept(lambda(1)), ""); }
