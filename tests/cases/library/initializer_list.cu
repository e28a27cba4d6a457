// flags: -std=c++17
#include <initializer_list>
int sum(std::initializer_list<int> l) { int s = 0; for (int i : l) s += i; return s; }

int use() {
  return sum({1, 2, 3});
}
