// flags: -std=c++17
#include <cstdint>

int use() {
  std::uint32_t a = UINT32_C(7);
  std::int64_t b = INT64_MAX;
  return int(a + b);
}
