// flags: -std=c++17
#include <functional>
int add(int a, int b) { return a + b; }

int use() {
  std::function<int(int)> f = [](int i) { return i + 1; };
  using namespace std::placeholders;
  auto g = std::bind(add, _1, 2);
  return f(1) + g(3) + std::plus<>()(1, 2) + std::invoke(add, 1, 2);
}
