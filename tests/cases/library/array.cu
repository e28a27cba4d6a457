// flags: -std=c++17
#include <array>

int use() {
  std::array<int, 3> a{1, 2, 3};
  a[1] = 4;
  return a.size() + a.front() + std::get<2>(a);
}
