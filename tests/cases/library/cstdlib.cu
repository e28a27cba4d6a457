// flags: -std=c++17
#include <cstdlib>
int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int use() {
  int a[2] = {2, 1};
  std::qsort(a, 2, sizeof(int), compare);
  void *p = std::malloc(4);
  std::free(p);
  return std::atoi("3");
}
