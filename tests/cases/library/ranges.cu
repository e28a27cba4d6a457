// flags: -std=c++20
#include <ranges>
#include <vector>

int use() {
  std::vector<int> v{1, 2, 3};
  int s = 0;
  for (int i : v | std::views::filter([](int i) { return i > 1; })) s += i;
  return s + int(std::ranges::distance(v));
}
