// expect: none
// flags: --c++20
// A concept in front of `decltype(auto)` makes a placeholder wherever one in front of `auto` does.

template <class T>
concept Small = sizeof(T) < 16;
namespace n {
template <class T, class U>
concept Two = sizeof(T) < 16;
}

template <class T>
int all(T t) {
  auto a = [](auto u) -> Small decltype(auto) { return u + 1; };
  auto b = [](auto u) -> n::Two<T> decltype(auto) { return u + 1; };
  auto c = [](auto u) -> ::n::Two<int> auto requires true { return u + 1; };
  if (Small decltype(auto) x = 3) t += x;
  if (::Small auto x = 4; x) t++;
  while (n::Two<int> decltype(auto) x = 5) {
    t -= x;
    break;
  }
  Small decltype(auto) d = 4;
  n::Two<char> decltype(auto) e = 4;
  static ::n::Two<char> decltype(auto) f = 4;
  return a(t) + b(t) + c(t) + d + e + f;
}
Small decltype(auto) g(int x) { return x; }
auto h(int x) -> n::Two<int> decltype(auto) { return x; }
static Small decltype(auto) i = 3;
int main() { return all(1) + g(1) + h(1) + i; }
