// flags: -std=c++17
#include <condition_variable>
#include <mutex>
std::condition_variable c; std::mutex m; bool ready;

int use() {
  std::unique_lock<std::mutex> l(m);
  c.wait(l, [] { return ready; });
  c.notify_all();
  return 0;
}
