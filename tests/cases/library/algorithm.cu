// flags: -std=c++17
#include <algorithm>
bool odd(int i) { return i & 1; }

int use() {
  int a[4] = {3, 1, 2, 0};
  std::sort(a, a + 4);
  return std::count_if(a, a + 4, odd) + *std::max_element(a, a + 4);
}
