// flags: -std=c++17
#include <array>
#include <cstddef>
#include <iostream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

template <class T, class = void> struct has_size : std::false_type {};
template <class T> struct has_size<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};
template <class T> std::string describe(const T &t) {
  if constexpr (std::is_arithmetic_v<T>) return std::to_string(t);
  else if constexpr (has_size<T>::value) return "sized " + std::to_string(t.size());
  else return "other";
}
template <class Tuple, std::size_t... I> void print(std::ostream &o, const Tuple &t, std::index_sequence<I...>) {
  ((o << (I ? ", " : "") << std::get<I>(t)), ...);
}
template <class... T> std::ostream &operator<<(std::ostream &o, const std::tuple<T...> &t) {
  o << "(";
  print(o, t, std::index_sequence_for<T...>{});
  return o << ")";
}
template <class F, class... A> auto timed(F &&f, A &&...a) -> decltype(std::forward<F>(f)(std::forward<A>(a)...)) {
  return std::forward<F>(f)(std::forward<A>(a)...);
}
template <std::size_t N> constexpr auto squares() {
  std::array<int, N> a{};
  for (std::size_t i = 0; i < N; ++i) a[i] = int(i * i);
  return a;
}
template <class T> struct Counter { static inline int count = 0; Counter() { ++count; } ~Counter() { --count; } };
struct Widget : Counter<Widget> { int x = 0; };
template <class... B> constexpr bool all(B... b) { return (... && b); }
template <auto V> struct Const { static constexpr auto value = V; };
int main() {
  constexpr auto sq = squares<5>();
  static_assert(sq[3] == 9);
  std::cout << describe(1.5) << describe(std::vector<int>{1}) << describe(nullptr) << std::make_tuple(1, "a", 2.5) << '\n';
  auto r = timed([](int a, int b) { return a * b; }, 3, 4);
  Widget w1, w2; { Widget w3; r += Widget::count; }
  auto cat = [](auto &&...xs) { std::string s; (s.append(describe(xs)), ...); return s; };
  r += cat(1, 2.0, std::string("z")).size();
  return r + all(true, r > 1, w1.x == 0) + Const<3>::value + Const<'c'>::value + std::tuple_size_v<decltype(sq)> + sq[2];
}
