// flags: -std=c++17
#include <mutex>
std::mutex m; std::once_flag f;

int use() {
  std::lock_guard<std::mutex> l(m);
  std::call_once(f, [] {});
  return 0;
}
