// flags: -std=c++17
#include <cstdio>

int use() {
  char b[8];
  std::snprintf(b, sizeof b, "%d", 3);
  std::printf("%s\n", b);
  return std::fflush(stdout);
}
