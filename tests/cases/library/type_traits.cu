// flags: -std=c++17
#include <type_traits>
template <class T> std::enable_if_t<std::is_integral_v<T>, int> of(T t) { return t; }

int use() {
  static_assert(std::is_same<std::decay_t<const int &>, int>::value, "");
  return of(3) + std::is_base_of_v<int, long>;
}
