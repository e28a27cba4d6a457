// flags: -std=c++17
#include <fstream>
#include <string>

int use() {
  std::ofstream o("/dev/null");
  o << 1 << "x";
  std::ifstream i("/dev/null");
  std::string s;
  return i >> s ? 1 : 0;
}
