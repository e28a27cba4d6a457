// flags: -std=c++20
#include <semaphore>

int use() {
  std::counting_semaphore<4> s(1);
  s.acquire();
  s.release();
  return s.try_acquire();
}
