// flags: -std=c++17
#include <thread>
void work(int) {}

int use() {
  std::thread t(work, 3);
  t.join();
  std::this_thread::yield();
  return int(std::thread::hardware_concurrency());
}
