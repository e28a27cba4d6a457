// flags: -std=c++17
#include <list>

int use() {
  std::list<int> l{3, 1};
  l.push_back(2);
  l.sort();
  l.remove(1);
  return l.front() + int(l.size());
}
