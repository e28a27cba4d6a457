// flags: -std=c++17
#include <clocale>

int use() {
  return std::setlocale(LC_ALL, "C") != nullptr;
}
