// flags: -std=c++17
#include <bitset>

int use() {
  std::bitset<8> b("1010");
  b.flip(0);
  return b.count() + b.test(3);
}
