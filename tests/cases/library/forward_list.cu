// flags: -std=c++17
#include <forward_list>

int use() {
  std::forward_list<int> l{3, 1};
  l.push_front(2);
  l.sort();
  return l.front();
}
