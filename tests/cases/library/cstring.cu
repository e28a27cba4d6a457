// flags: -std=c++17
#include <cstring>

int use() {
  char b[8];
  std::memset(b, 0, 8);
  std::strcpy(b, "ab");
  return int(std::strlen(b)) + std::memcmp(b, "ab", 2);
}
