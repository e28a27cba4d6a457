// flags: --c++20
// expect: 3040 error 9
// expect: 254 error 10
// expect: 3040 error 11
// expect: 3040 error 12
// expect: 3040 error 13
// expect: 3045 error 17
#include <type_traits>
template <typename T> concept NotBool = 3;
template <typename T> concept OfType = std::is_integral<T>;
template <typename T> concept OfSum = sizeof(T) + 1;
template <typename T> concept OfPart = true && 3;
template <typename T> concept OfInt = std::is_integral_v<T> ? 1 : 0;
template <typename T> concept OfTrait = std::is_integral_v<T> || (sizeof(T) > 2 && !std::is_same_v<T, int>);
template <typename T> concept OfMember = T::value && requires(T t) { t.size(); };
template <typename T> struct Outer {
  template <typename U> concept Inner = true;
};
