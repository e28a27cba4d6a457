// flags: -std=c++17
#include <iomanip>
#include <sstream>

int use() {
  std::ostringstream s;
  s << std::setw(4) << std::setfill('0') << std::hex << 42;
  return s.str().size();
}
