// flags: -std=c++17
#include <numeric>

int use() {
  int a[3] = {1, 2, 3};
  return std::accumulate(a, a + 3, 0) + std::gcd(12, 18) + std::inner_product(a, a + 3, a, 0);
}
