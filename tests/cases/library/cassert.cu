// flags: -std=c++17
#include <cassert>

int use() {
  int n = 1;
  assert(n == 1);
  return n;
}
