// flags: -std=c++17
#include <new>

int use() {
  alignas(8) char b[8];
  int *p = new (b) int(3);
  int *q = new (std::nothrow) int[2];
  delete[] q;
  return *std::launder(p);
}
