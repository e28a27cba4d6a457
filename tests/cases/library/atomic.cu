// flags: -std=c++17
#include <atomic>
std::atomic<int> n{0};

int use() {
  n.fetch_add(2);
  ++n;
  int e = 3;
  n.compare_exchange_strong(e, 4);
  return n.load();
}
