// flags: -std=c++17
#include <utility>

int use() {
  auto p = std::make_pair(1, 2.5);
  std::pair<int, double> q = p;
  std::swap(p, q);
  int a = 1;
  int b = std::exchange(a, 2);
  return p.first + b + std::move(a) + (p < q);
}
