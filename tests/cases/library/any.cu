// flags: -std=c++17
#include <any>

int use() {
  std::any a = 3;
  a = 2.5;
  return a.has_value() ? int(std::any_cast<double>(a)) : 0;
}
