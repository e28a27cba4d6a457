// flags: -std=c++17
#include <iostream>

int use() {
  int n = 1;
  std::cout << "n = " << n << std::endl;
  std::cerr << 'c';
  return std::cin.good() ? n : 0;
}
