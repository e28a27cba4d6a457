// flags: -std=c++17
#include <ratio>

int use() {
  using r = std::ratio_add<std::ratio<1, 2>, std::ratio<1, 3>>;
  return r::num + r::den;
}
