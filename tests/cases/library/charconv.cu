// flags: -std=c++17
#include <charconv>

int use() {
  char b[16];
  auto r = std::to_chars(b, b + 16, 42);
  int n;
  std::from_chars(b, r.ptr, n);
  return n;
}
