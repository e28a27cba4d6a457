// flags: -std=c++17
#include <execution>

int use() {
  return sizeof(std::execution::seq);
}
