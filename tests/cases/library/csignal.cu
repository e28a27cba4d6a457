// flags: -std=c++17
#include <csignal>
void handler(int) {}

int use() {
  std::signal(SIGINT, handler);
  return std::raise(SIGINT);
}
