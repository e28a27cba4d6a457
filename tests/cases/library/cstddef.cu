// flags: -std=c++17
#include <cstddef>
struct S { char c; int i; };

int use() {
  std::byte b{3};
  b |= std::byte{4};
  return offsetof(S, i) + std::to_integer<int>(b);
}
