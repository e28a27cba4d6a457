// flags: -std=c++17
#include <unordered_map>
#include <string>

int use() {
  std::unordered_map<std::string, int> m;
  m["a"] = 1;
  m.emplace("b", 2);
  return m.at("a") + int(m.count("c")) + m.begin()->second;
}
