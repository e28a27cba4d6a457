int t() {
  const auto lambda = [](int x) { return x + 1; };
  static_assert(noexcept((int (*)(int))(lambda)), "");
  static_assert(noexcept(static_cast<int (*)(int)>(lambda)), "");
  static_assert(noexcept(+lambda), "");
  static_assert(!noexcept(lambda(1)), "");
  auto generic = [](auto x) { return x; };
  static_assert(noexcept((int (*)(int))generic), "");
  return lambda(generic(1));
}
