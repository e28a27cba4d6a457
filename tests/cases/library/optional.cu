// flags: -std=c++17
#include <optional>

int use() {
  std::optional<int> o;
  o = 3;
  if (o) *o += 1;
  return o.value_or(2) + std::make_optional(2).value();
}
