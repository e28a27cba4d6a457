// No device code at all: the host program must stay what it is.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>
namespace { int hidden(int x) { return x * 2; } }
struct Base { virtual ~Base() = default; virtual int f() const { return 1; } };
struct Derived : Base { int f() const override { return 2; } };
int main() {
  std::map<std::string, std::vector<int>> m{{"a", {3, 1, 2}}, {"b", {5, 4}}};
  for (auto &[name, v] : m) {
    std::sort(v.begin(), v.end(), [](int a, int b) { return a < b; });
    printf("%s %d\n", name.c_str(), hidden(v.front()));
  }
  const Base &b = Derived();
  printf("%d %s %d %g\n", b.f(), R"(raw "text")", 1'000'000, 0x1.8p3);
}
