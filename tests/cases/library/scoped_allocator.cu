// flags: -std=c++17
#include <scoped_allocator>
#include <vector>

int use() {
  std::vector<int, std::scoped_allocator_adaptor<std::allocator<int>>> v;
  v.push_back(1);
  return v[0];
}
