// flags: -std=c++20
#include <compare>
struct version { int major, minor; auto operator<=>(const version &) const = default; };

int use() {
  version a{1, 2}, b{1, 3};
  std::strong_ordering o = a <=> b;
  return o < 0 && a < b && a != b;
}
