// flags: -std=c++17
// Parameter packs, fold expressions, deduction guides and if constexpr, with mistakes.
#include <array>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

struct Plain { int id; };
void log(const char *format, int n);
template <typename... Ts> struct Pack { static constexpr std::size_t size = sizeof...(Ts); };
template <std::size_t... Is> struct Indices { };

// Packs.
template <typename... Ts> void p1(Ts... ts) { log("x", ts); }

template <typename... Ts> int p2(Ts... ts) { return sizeof...(missing); }

template <typename T> int p3(T t) { return sizeof...(T); }

template <typename... Ts> void p4(Ts ts) { }

template <typename T> void p5(T... ts) { }

template <typename... Ts> auto p6(Ts... ts) { return (ts + ...) + (ts); }

template <typename... Ts> auto p7(Ts... ts) { return (ts + ... + ); }

template <typename... Ts> bool p8(Ts... ts) { return ts && ...; }

template <typename... Ts, int N> struct P9 { };

template <typename... Ts> struct P10 { Ts members; };

template <typename... Ts> struct P11 : Ts { };

template <typename... Ts> struct P12 { std::tuple<Ts> items; };

template <typename... Ts = int> struct P13 { };

template <typename... Bases> struct P14 : Bases... { using Bases::call; };

template <typename T, typename... Rest> T p15(T first, Rest... rest) { return first + p16(rest...); }

template <typename... Ts> void p17(Ts... ts, int last);
void called_p17() { p17(1, 2, 3); }

template <typename... Ts> using First = std::tuple_element_t<0, std::tuple<Ts...>>;
First<> nothing_first;
First<int, char> first = "text";

Indices<int> not_a_number;

Indices<-1> negative_index;

template <int... Ns> constexpr int product() { return (Ns * ...); }
int empty_product = product<>();
static_assert(product<2, 3>() == 5, "five");

template <typename... Ts> constexpr int folded(Ts... ts) { return (0 + ... + ts); }
int of_strings = folded(std::string("a"), 1);
int *pointer_of_fold = folded(1, 2);

std::tuple<int, std::string> two{1, "x", 3};
int third = std::get<2>(two);
std::string by_type = std::get<double>(two);
auto applied = std::apply([](int n) { return n; }, two);

template <typename... Args> void forwarded(Args &&...args) { std::vector<int> v; v.emplace_back(std::forward<Args>(args)); }

template <typename F, typename... Args> auto invoked(F f, Args... args) -> decltype(f(args...)) { return f(args...); }
int not_callable = invoked(3, 4);
int wrong_count = invoked([](int a, int b) { return a + b; }, 1);
std::string wrong_result = invoked([](int a) { return a; }, 1);

// Class template argument deduction.
template <typename T, typename U = T> struct Pair { T first; U second; Pair(T f, U s); };
template <typename T> struct Holder { T value; explicit Holder(const T *p); };
template <typename T> struct Agg { T a; T b; };
template <typename T> Agg(T, T) -> Agg<T>;
template <typename T> Pair(T) -> Pair<T, int>;
Pair(const char *, int) -> Pair<std::string, int>;
Holder(int) -> Missing<int>;

Missing(int) -> Holder<int>;

Pair(double) -> Plain;

Pair lonely;

Pair three(1, 2, 3);

Pair from_one(1);

Holder of_value(3.0);

Holder copied = "text";

Agg unequal{1, 2.0};

Agg too_many{1, 2, 3};

std::vector of_nothing;

std::vector mixed{1, "two"};

std::array numbers{1, 2.0};

Pair *pointer_to_template;

std::vector<Pair> vector_of_template;

int taking_template(Pair p) { return 0; }

Pair returned() { return Pair(1, 2); }

std::pair pair_of = {1, 2, 3};

std::function of_number = 3;

// if constexpr.
template <typename T> int c1(T t) { if constexpr (std::is_integral<T>) return 1; return 0; }

template <typename T> int c2(T t) { if constexpr (std::is_same_v<T>) return 1; return 0; }

int c3(int n) { if constexpr (n > 3) return 1; return 0; }

template <typename T> int c4(T t) { if constexpr (sizeof(T) > 4) return missing_name; else return 0; }

template <typename T> constexpr auto c5(T t) { if constexpr (std::is_pointer_v<T>) return *t; else return "text"; }
int from_c5 = c5(3);

template <typename T> int c6() { if constexpr (T::enabled) return 1; else static_assert(false, "not enabled"); return 0; }

template <typename T> auto c7(T t) { if constexpr (std::is_same_v<T, int>) return 1; return 2.5; }
std::string from_c7 = c7(3);

template <int N> constexpr int c8() { if constexpr (N == 0) return 0; else return c8<N - 1>(1); }

// Variable templates and aliases.
template <typename T> constexpr T pi = T(3.14);
int *pointer_to_pi = pi<float>;
float pi_of_nothing = pi<>;
void assigned() { pi<double> = 3.0; }

template <typename T> constexpr bool small = sizeof(T) <= 4;
static_assert(small<double>, "double is small");
static_assert(small, "of what");

template <typename K> using MapTo = std::map<K, Plain, std::less<K>>;
MapTo<std::string> plain_map;
void inserted() { plain_map["x"] = 3; plain_map[3] = Plain{1}; plain_map.insert("x", Plain{1}); }
MapTo<int, int> two_for_one;
