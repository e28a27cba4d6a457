// flags: -std=c++17
#include <ostream>
#include <iostream>

int use() {
  std::ostream &o = std::cout;
  o << 1.5 << std::flush;
  o.put('c');
  return o.good();
}
