// flags: -std=c++17
#include <memory_resource>
#include <vector>

int use() {
  std::pmr::monotonic_buffer_resource r;
  std::pmr::vector<int> v(&r);
  v.push_back(1);
  return v[0];
}
