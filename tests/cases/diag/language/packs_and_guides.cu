// expect: 1920 error 34
// expect: 1920 error 35
// expect: 1920 error 35
// expect: 1920 error 38
// expect: 1920 error 39
// expect: 1920 error 40
// expect: 1920 error 41
// expect: 1920 error 42
// expect: 1920 error 45
// expect: 1920 error 46
// expect: 1920 error 47
// expect: 1920 error 49
// expect: 1920 error 50
// expect: 1920 error 51
// expect: 1920 error 52
// expect: 2013 error 54
// expect: 1920 error 54
// expect: 2013 error 55
// expect: 2859 error 57
// expect: 2859 error 59
// expect: 1823 error 68
// expect: 40 error 69
// expect: 65 error 69
// expect: 2890 error 71
// expect: 2890 error 72
// expect: 2890 error 73
// expect: 2890 error 75
// expect: 2890 error 76
#include <utility>
template <typename... Us> void g(int...);
template <typename... Us> void f(Us...);
template <typename... Ts> struct Tup { };
struct Plain { };
template <typename T> void parameter(T... t) { }
template <typename T> struct Members { void f(T... t); int g(int... n); };
template <typename... Ts> void expressions(Ts... ts) {
  int n = 0;
  g(n...);
  f(ts..., 1 ...);
  Tup<int...> t;
  f((n + 1)...);
  int a[] = {n...};
}
template <typename T> void forwarded(T t) {
  f(t...);
  f(std::forward<T>(t)...);
  Tup<T...> x;
}
template <typename T> struct Derived : T... { };
template <typename T> using Alias = Tup<T...>;
template <typename... Ts> void beside(int... ns, Ts... ts);
template <typename F, typename T> auto call(F f, T t) -> decltype(f(t...)) { return f(t); }
template <typename T> void variadic(T...);
template <typename... Ts> int sizes(Ts... ts) { return sizeof...(missing) + sizeof...(ts); }
template <typename... Ts> int of_class(Ts... ts) { return sizeof...(Plain); }

template <typename... Ts> auto sum(Ts... ts) { return (ts + ...); }
template <typename... Ts> bool all(Ts... ts) { return (ts && ...); }
template <int... Ns> constexpr int product() { return (Ns * ...); }
auto of_nothing = sum();
bool none = all();
int of_numbers = product<>();

template <typename T> struct Holder { Holder(T); };
template <typename T, typename U> struct Pair { T a; U b; };
template <typename T> struct Other { };
using Named = Holder<int>;
Missing(int) -> Holder<int>;
Holder(int) -> Missing<int>;
Holder(char, char) -> Named;
Pair(double) -> Plain;
Pair(int *) -> Other<int>;
Pair(char) -> int;
Pair(char *) -> Pair<char, char>;
template <typename T> Pair(T) -> Plain;
template <typename T> Pair(T *) -> Other<T>;
template <typename T> Pair(T *, T) -> Pair<T, T>;
