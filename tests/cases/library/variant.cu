// flags: -std=c++17
#include <variant>

int use() {
  std::variant<int, double> v = 2.5;
  v = 3;
  return std::get<int>(v) + std::visit([](auto x) { return int(x); }, v) + int(v.index());
}
