// flags: -std=c++17
#include <version>

int use() {
  return 0;
}
