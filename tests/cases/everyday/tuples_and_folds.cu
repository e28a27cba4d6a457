// flags: -std=c++17
// Variadic code: tuples, folds, index sequences, visitors, if constexpr; with mistakes.
#include <array>
#include <functional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace meta {

template <typename... Ts> struct TypeList {
  static constexpr std::size_t size = sizeof...(Ts);
};

template <std::size_t I, typename List> struct At;
template <std::size_t I, typename Head, typename... Tail>
struct At<I, TypeList<Head, Tail...>> : At<I - 1, TypeList<Tail...>> { };
template <typename Head, typename... Tail> struct At<0, TypeList<Head, Tail...>> {
  using type = Head;
};
template <std::size_t I, typename List> using at_t = typename At<I, List>::type;

template <typename List, template <typename> class F> struct Map;
template <typename... Ts, template <typename> class F> struct Map<TypeList<Ts...>, F> {
  using type = TypeList<typename F<Ts>::type...>;
};

template <typename T> struct Boxed {
  using type = std::vector<T>;
};

using Three = TypeList<int, float, std::string>;
at_t<1, Three> second = "not a float";
at_t<3, Three> beyond;
at_t<0, int> of_int;
at_t<int, Three> swapped;
Map<Three, Boxed>::type mapped{1, 2};
Map<Three, std::pair>::type with_pair;
typename Map<int, Boxed>::type of_no_list;
static_assert(Three::size == 4, "four");
static_assert(std::is_same_v<at_t<0, Three>, long>);
static_assert(Three::count == 3);

template <typename T, typename... Ts> constexpr bool one_of = (std::is_same_v<T, Ts> || ...);
static_assert(one_of<int, float, double>, "int is one of them");
template <typename T, typename... Ts> constexpr std::size_t index_of() {
  std::size_t at = 0;
  bool found = ((std::is_same_v<T, Ts> ? true : (++at, false)) || ...);
  return found ? at : throw "not there";
}
constexpr std::size_t good_index = index_of<int, char, int>();
constexpr std::size_t bad_index = index_of<int, char>();

}  // namespace meta

// Sums and prints.
template <typename... Ts> auto sum(Ts... ts) { return (... + ts); }
template <typename... Ts> auto sum_from(Ts... ts) { return (ts + ... + 0); }
template <typename... Ts> bool all(Ts... ts) { return (... && ts); }
template <typename F, typename... Ts> void each(F &&f, Ts &&...ts) { (f(std::forward<Ts>(ts)), ...); }

struct Vec {
  float x, y;
};

void sums() {
  int a = sum();
  int b = sum(1, "two", 3);
  int c = sum(std::string("a"), std::string("b"));
  int d = sum_from(Vec{1, 2});
  bool e = all(1, Vec{1, 2});
  each([](int n) { }, 1, 2, "three");
  each([](auto n) { n.size(); }, std::string("x"), 4);
  each(3, 4);
  each();
}

// Tuples.
template <typename Tuple, typename F, std::size_t... Is>
void for_each_impl(Tuple &&tuple, F f, std::index_sequence<Is...>) {
  (f(std::get<Is>(tuple)), ...);
}
template <typename Tuple, typename F> void for_each(Tuple &&tuple, F f) {
  for_each_impl(tuple, f, std::make_index_sequence<std::tuple_size_v<Tuple>>{});
}
template <typename Tuple, typename F> void for_each_decayed(Tuple &&tuple, F f) {
  for_each_impl(tuple, f, std::make_index_sequence<std::tuple_size_v<std::decay_t<Tuple>>>{});
}

void tuples() {
  std::tuple<int, double, std::string> t{1, 2.0, "three"};
  for_each(t, [](auto &one) { one = {}; });
  for_each_decayed(t, [](auto &one) { one += 1; });
  for_each_decayed(t, [](auto &one) { one.clear(); });
  for_each_decayed(3, [](auto &one) { });
  auto [a, b] = t;
  auto [i, d, s, more] = t;
  auto &[x, y, z] = std::make_tuple(1, 2, 3);
  const auto &[p, q, r] = t;
  p = 3;
  auto [u, v, w] = std::make_tuple(1, 2, "x");
  u = w;
  int &ref = std::get<1>(t);
  int text = std::get<std::string>(t);
  std::get<3>(t) = 1;
  std::get<float>(t) = 1;
  std::tuple<int, int> same(1, 2);
  std::get<int>(same);
  std::tuple<int, std::string> other = std::make_tuple("a", 1);
  std::tie(i, d) = t;
  auto joined = std::tuple_cat(t, 3);
  if (t == same) return;
}

// Variants and visitors.
template <typename... Fs> struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <typename... Fs> Overloaded(Fs...) -> Overloaded<Fs...>;

using Value = std::variant<int, float, std::string>;

int visits(Value value) {
  int n = std::visit(Overloaded{[](int i) { return i; }, [](float f) { return int(f); }}, value);
  std::visit([](auto one) { return one; }, value);
  std::visit([](std::string text) { }, value);
  std::string s = std::get<1>(value);
  double missing = std::get<double>(value);
  std::get<5>(value);
  value = Vec{1, 2};
  if (std::holds_alternative<char>(value)) return 1;
  if (auto *p = std::get_if<int>(value)) return *p;
  Value made(std::in_place_type<double>, 3.0);
  value.emplace<Vec>();
  return value;
}

// if constexpr and SFINAE.
template <typename T> auto text_of(const T &value) {
  if constexpr (std::is_arithmetic_v<T>) {
    return std::to_string(value);
  } else if constexpr (std::is_convertible_v<T, std::string>) {
    return std::string(value);
  } else {
    return value.name();
  }
}

template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0> T half(T t) { return t / 2; }
template <typename T, typename = std::enable_if_t<std::is_floating_point<T>::value>> T third(T t) { return t / 3; }
template <typename T, typename = std::enable_if_t<std::is_integral<T>::value>> T third(T t) { return t / 3; }
template <typename T> auto size_of(const T &t) -> decltype(t.size()) { return t.size(); }
template <typename T, typename = void> struct HasName : std::false_type { };
template <typename T> struct HasName<T, std::void_t<decltype(std::declval<T>().name())>> : std::true_type { };

template <typename T> constexpr int kind() {
  if constexpr (T::value) return 1;
  if constexpr (sizeof(T)) return 2;
  if constexpr (std::is_same<T, int>) return 3;
  return 4;
}

void chosen(int n) {
  text_of(Vec{1, 2});
  int t = text_of(3);
  half(2.5);
  half("x");
  third(1);
  third(Vec{});
  size_of(n);
  size_of(std::vector<int>{}).resize(3);
  static_assert(HasName<Vec>::value, "Vec has a name");
  kind<int>();
  kind<std::true_type>();
  if constexpr (n > 3) n = 2;
}

template <std::size_t... Is> constexpr auto squares(std::index_sequence<Is...>) {
  return std::array<int, sizeof...(Is)>{Is * Is...};
}
constexpr auto table = squares(std::make_index_sequence<4>{});
static_assert(table[3] == 10);
static_assert(table[4] == 16);
constexpr auto no_sequence = squares(4);

template <typename F, typename... Args> struct Bound {
  F f;
  std::tuple<Args...> args;
  auto operator()() { return std::apply(f, args); }
};
template <typename F, typename... Args> Bound<F, Args...> bind_all(F f, Args... args) { return {f, {args...}}; }
int bound = bind_all([](int a, int b) { return a * b; }, 2, 3)();
int too_few = bind_all([](int a, int b) { return a * b; }, 2)();
std::string of_int = bind_all([](int a) { return a; }, 2)();
std::function<int(int)> wrapped = bind_all([](int a) { return a; }, 2);
