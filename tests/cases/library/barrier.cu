// flags: -std=c++20
#include <barrier>

int use() {
  std::barrier<> b(1);
  b.arrive_and_wait();
  return 0;
}
