// flags: -std=c++17
#include <locale>

int use() {
  std::locale l;
  return std::isalpha('a', l) ? 1 : 0;
}
