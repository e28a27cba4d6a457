// flags: -std=c++17
#include <set>

int use() {
  std::set<int> s{3, 1};
  s.insert(2);
  std::multiset<int> m(s.begin(), s.end());
  return *s.begin() + int(m.count(2)) + int(s.lower_bound(2) != s.end());
}
