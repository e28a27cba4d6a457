// flags: -std=c++17
#include <stack>

int use() {
  std::stack<int> s;
  s.push(1);
  s.emplace(2);
  s.pop();
  return s.top();
}
