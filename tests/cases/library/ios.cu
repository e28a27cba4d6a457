// flags: -std=c++17
#include <ios>

int use() {
  std::ios_base::fmtflags f = std::ios_base::hex | std::ios_base::showbase;
  return f & std::ios_base::hex ? 1 : 0;
}
