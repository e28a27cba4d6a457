// flags: -std=c++17
#include <cstdarg>
int sum(int n, ...) { std::va_list l; va_start(l, n); int s = 0; while (n--) s += va_arg(l, int); va_end(l); return s; }

int use() {
  return sum(2, 1, 2);
}
