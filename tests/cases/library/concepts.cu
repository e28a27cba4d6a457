// flags: -std=c++20
#include <concepts>
template <std::integral T> int of(T t) { return int(t); }

int use() {
  static_assert(std::same_as<int, int>);
  return of(3l);
}
