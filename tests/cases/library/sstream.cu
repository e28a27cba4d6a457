// flags: -std=c++17
#include <sstream>

int use() {
  std::stringstream s;
  s << 1 << ' ' << 2.5;
  int i;
  double d;
  s >> i >> d;
  return i + int(d) + int(s.str().size());
}
