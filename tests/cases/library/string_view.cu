// flags: -std=c++17
#include <string_view>

int use() {
  using namespace std::literals;
  std::string_view v = "hello";
  auto w = v.substr(1, 3);
  return int(w.find('l')) + (v == "x"sv);
}
