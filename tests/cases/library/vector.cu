// flags: -std=c++17
#include <vector>

int use() {
  std::vector<int> v{1, 2};
  v.push_back(3);
  v.emplace_back(4);
  v.insert(v.begin(), 0);
  v.erase(v.begin() + 1);
  std::vector<bool> b(3);
  b[1] = true;
  int s = 0;
  for (auto i : v) s += i;
  return s + b[1];
}
