// flags: -std=c++17
#include <climits>

int use() {
  return INT_MAX - CHAR_BIT;
}
