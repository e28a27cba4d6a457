// flags: -std=c++17
#include <codecvt>

int use() {
  std::codecvt_utf8<wchar_t> c;
  return c.max_length();
}
