// flags: -std=c++17
#include <tuple>

int use() {
  auto t = std::make_tuple(1, 2.5, 'c');
  auto [a, b, c] = t;
  int x;
  std::tie(x, std::ignore, std::ignore) = t;
  return a + x + std::get<0>(t) + int(std::tuple_size<decltype(t)>::value) + std::apply([](int i, double, char) { return i; }, t);
}
