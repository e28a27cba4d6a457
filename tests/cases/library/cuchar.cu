// flags: -std=c++17
#include <cuchar>

int use() {
  std::mbstate_t s{};
  char16_t c;
  return int(std::mbrtoc16(&c, "a", 1, &s));
}
