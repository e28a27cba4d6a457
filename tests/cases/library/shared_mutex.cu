// flags: -std=c++17
#include <shared_mutex>
std::shared_mutex m;

int use() {
  std::shared_lock<std::shared_mutex> l(m);
  return l.owns_lock();
}
