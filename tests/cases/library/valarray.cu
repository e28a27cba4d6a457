// flags: -std=c++17
#include <valarray>

int use() {
  std::valarray<double> v{1, 2, 3};
  v *= 2.0;
  return int(v.sum() + std::sqrt(v)[0]);
}
