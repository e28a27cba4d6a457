// flags: -std=c++17
#include <map>
#include <string>

int use() {
  std::map<std::string, int> m{{"a", 1}};
  m["b"] = 2;
  int s = 0;
  for (auto &[k, v] : m) s += v;
  return s + int(m.count("a")) + m.find("b")->second;
}
