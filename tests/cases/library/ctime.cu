// flags: -std=c++17
#include <ctime>

int use() {
  std::time_t t = std::time(nullptr);
  return std::localtime(&t)->tm_year;
}
