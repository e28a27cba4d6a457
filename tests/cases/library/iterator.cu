// flags: -std=c++17
#include <iterator>
#include <vector>

int use() {
  std::vector<int> v{1, 2};
  auto i = std::back_inserter(v);
  *i = 3;
  return std::distance(v.begin(), v.end()) + *std::next(v.begin());
}
