// flags: -std=c++17
#include <queue>

int use() {
  std::priority_queue<int> p;
  p.push(3);
  p.push(5);
  std::queue<int> q;
  q.push(p.top());
  return q.front();
}
