// flags: -std=c++17
#include <limits>

int use() {
  return std::numeric_limits<int>::max() - int(std::numeric_limits<float>::epsilon());
}
