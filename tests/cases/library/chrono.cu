// flags: -std=c++17
#include <chrono>

int use() {
  using namespace std::chrono;
  auto t = steady_clock::now();
  milliseconds d = 2s + 3ms;
  return int(duration_cast<microseconds>(d).count()) + (steady_clock::now() >= t);
}
