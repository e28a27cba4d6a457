// flags: -std=c++17
#include <deque>

int use() {
  std::deque<int> d{1, 2};
  d.push_front(0);
  d.emplace_back(3);
  return d.back() + d[1];
}
