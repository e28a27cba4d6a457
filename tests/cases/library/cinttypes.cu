// flags: -std=c++17
#include <cinttypes>

int use() {
  std::intmax_t n = std::strtoimax("7", nullptr, 10);
  return int(std::imaxabs(n));
}
