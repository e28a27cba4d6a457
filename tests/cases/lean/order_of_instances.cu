// What g++ writes of an instance hangs on what was instantiated before, which headers have a part in: a static assertion
// of a clock, functions that nobody calls.
#include <chrono>
#include <string>
#include <thread>

__global__ void kernel(int *p) { *p = 1; }

std::string named(const char *text) { return std::string(text) + "!"; }

double waited(std::chrono::steady_clock::time_point start) {
  using milliseconds = std::chrono::duration<double, std::milli>;
  return milliseconds(std::chrono::steady_clock::now() - start).count() + double(named("a").size());
}
