// flags: -std=c++17
#include <cmath>

int use() {
  double x = std::sin(0.5) + std::pow(2.0, 3) + std::abs(-1.5f);
  return std::isnan(x) ? 1 : int(std::floor(x));
}
