// flags: -std=c++20
#include <bit>

int use() {
  return std::popcount(12u) + std::bit_cast<int>(1.0f) + int(std::has_single_bit(8u));
}
