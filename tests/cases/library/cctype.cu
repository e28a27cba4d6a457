// flags: -std=c++17
#include <cctype>

int use() {
  return std::isdigit('3') ? std::toupper('a') : 0;
}
