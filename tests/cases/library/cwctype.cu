// flags: -std=c++17
#include <cwctype>

int use() {
  return std::iswdigit(L'3') != 0;
}
