// flags: -std=c++17
#include <future>

int use() {
  std::promise<int> p;
  std::future<int> f = p.get_future();
  p.set_value(3);
  return f.get() + std::async([] { return 1; }).get();
}
