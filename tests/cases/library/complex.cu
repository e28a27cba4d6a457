// flags: -std=c++17
#include <complex>

int use() {
  std::complex<double> c(1, 2);
  c *= c;
  return int(std::abs(c) + (c + 1.0).real());
}
