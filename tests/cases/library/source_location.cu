// flags: -std=c++20
#include <source_location>
int line(std::source_location l = std::source_location::current()) { return int(l.line()); }

int use() {
  return line();
}
