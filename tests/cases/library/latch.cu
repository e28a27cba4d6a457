// flags: -std=c++20
#include <latch>

int use() {
  std::latch l(1);
  l.count_down();
  return l.try_wait();
}
