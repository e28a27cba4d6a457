// flags: -std=c++17
#include <string>

int use() {
  std::string s = "ab";
  s += 'c';
  s.append("de").insert(0, "x");
  using namespace std::literals;
  auto t = "lit"s + std::to_string(3);
  return int(s.find("bc") + t.size()) + (s < t) + std::stoi("7");
}
