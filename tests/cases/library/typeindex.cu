// flags: -std=c++17
#include <typeindex>

int use() {
  std::type_index a(typeid(int)), b = typeid(long);
  return a == b ? 1 : int(a.hash_code());
}
