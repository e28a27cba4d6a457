// flags: -std=c++17
#include <regex>
#include <string>

int use() {
  std::regex r("a+b");
  std::smatch m;
  std::string s = "xaab";
  return std::regex_search(s, m, r) ? int(m.position(0)) : -1;
}
