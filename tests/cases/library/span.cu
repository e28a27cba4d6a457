// flags: -std=c++20
#include <span>

int use() {
  int a[3] = {1, 2, 3};
  std::span<int> s(a);
  int n = 0;
  for (int i : s.subspan(1)) n += i;
  return n + int(s.size());
}
