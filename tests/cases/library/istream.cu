// flags: -std=c++17
#include <istream>
#include <sstream>

int use() {
  std::istringstream s("3 4");
  int a, b;
  s >> a >> b;
  return a + b;
}
