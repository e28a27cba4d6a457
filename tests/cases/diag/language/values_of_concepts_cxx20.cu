// flags: --c++20
// expect: 442 error 51
// expect: 29 error 51
// expect: 442 error 52
// expect: 29 error 52
// expect: 443 error 53
// expect: 29 error 53
// expect: 442 error 54
// expect: 442 error 55
// expect: 443 error 56
// expect: 135 error 57
// expect: 20 error 58
// expect: 254 error 59
// expect: 442 error 62
// expect: 442 error 66
// expect: 29 error 66
// expect: 442 error 67
// expect: 29 error 67
// expect: 442 error 68
// expect: 254 error 69
// expect: 442 error 70
// expect: 29 error 70
// expect: 254 error 70
// expect: 254 error 70
// expect: 40 error 73
// expect: 2841 error 73
// expect: 442 error 74
// expect: 40 error 74
// expect: 2841 error 74
// expect: 40 error 75
// expect: 2841 error 75
// expect: 40 error 76
// expect: 2841 error 76
// expect: 40 error 77
// expect: 2841 error 77
// expect: 254 error 78
// expect: 40 error 81
// expect: 2841 error 81
// expect: 40 error 82
// expect: 2841 error 82
// expect: 438 error 86
// expect: 20 error 87
#include <concepts>
#include <type_traits>
template <typename T> concept Number = sizeof(T) > 1;
template <typename T, typename U> concept Addable = requires(T a, U b) { a + b; };
template <typename T> constexpr bool var = true;
template <typename T, typename U> constexpr bool var2 = true;
template <typename T> struct Box { static constexpr int count = 1; using type = T; };
struct Plain { };
static_assert(Number<>);
static_assert(Addable<int>, "two types");
static_assert(Number<int, int>);
static_assert(var<>);
static_assert(var2<int>);
static_assert(var<int, int>);
static_assert(Box<int>::size == 1);
static_assert(missing == 1);
static_assert(std::is_integral<int>);
static_assert(Box<int>::count == 1);
template <typename T> struct Asserting {
  static_assert(var2<int>);
  static_assert(Box<T>::count == 2 || var<T>);
};
void expressions() {
  bool b = Number<int> && Addable<int>;
  bool c = Number<>;
  bool d = var2<int>;
  bool e = std::is_integral<int>;
  if (Addable<int>) d = std::is_same<int, int> ? e : !std::is_integral<int>;
}
template <typename T> int conditions(T t) {
  if constexpr (std::is_integral<T>) return 1;
  if constexpr (std::is_same_v<T>) return 2;
  if constexpr (T) return 3;
  if (std::is_integral<T>) return 4;
  while (Plain) { }
  return std::is_integral<T> && t;
}
int plain(int n) {
  if (Plain) return 1;
  if constexpr (std::is_same<int, int>) return 2;
  return n;
}
void concept_as_type() {
  Number m = 3;
  m = 4;
}
