// flags: -std=c++17
#include <unordered_set>

int use() {
  std::unordered_set<int> s{1, 2};
  s.insert(3);
  return int(s.size()) + (s.find(2) != s.end());
}
