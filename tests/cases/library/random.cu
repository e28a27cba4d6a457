// flags: -std=c++17
#include <random>

int use() {
  std::mt19937 g(42);
  std::uniform_int_distribution<int> d(1, 6);
  std::normal_distribution<> n;
  return d(g) + int(n(g));
}
