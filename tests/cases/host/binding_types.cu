// flags: -std=c++17
// decltype of a structured binding in a template: gcc 12 takes it for a reference where the initialiser has a known
// tuple type; the original writes the type of the element where it is a template argument.
#include <tuple>
#include <type_traits>

struct A {
  int x;
};
struct Plain {
  A a;
  int b;
};
std::tuple<A, int> make() { return {A{1}, 2}; }
std::tuple<A &, int> refer(A &a) { return {a, 2}; }
Plain plain() { return {A{1}, 2}; }

template <class T>
struct Config {
  T value;
};
template <class T>
__global__ void kernel(Config<T> c) {
  (void)c;
}

template <class K>
int known(K k, A &outer) {
  auto [a, b] = make();
  static_assert(std::is_same_v<decltype(a), A>);
  static_assert(std::is_same_v<decltype((a)), A &>);
  auto c = Config<decltype(a)>{a};
  kernel<decltype(b)><<<1, 1>>>({b});
  typename std::decay<decltype(a)>::type copy = decltype(a){3};
  auto &&[d, e] = make();
  static_assert(std::is_same_v<decltype(d), A>);
  const auto [f, g] = make();
  static_assert(std::is_same_v<decltype(g), const int>);
  auto [h, i] = refer(outer);
  static_assert(std::is_same_v<decltype(h), A &>);
  auto [j, l] = plain();
  static_assert(std::is_same_v<decltype(j), A>);
  auto [m, n] = k;
  static_assert(std::is_same_v<decltype(m), A>);
  auto inner = [&](auto z) {
    std::remove_const_t<decltype(b)> sum = 0;
    return sum + z;
  };
  return c.value.x + copy.x + d.x + e + f.x + g + h.x + i + j.x + l + m.x + n + inner(1);
}

struct Holder {
  template <class K>
  static int member(K k) {
    auto [a, b] = make();
    Config<decltype(a)> c{a};
    return c.value.x + k;
  }
};

int main() {
  A outer{5};
  auto [a, b] = make();
  static_assert(std::is_same_v<decltype(a), A>);
  auto generic = [](auto z) {
    auto [c, d] = make();
    static_assert(std::is_same_v<decltype(c), A>);
    return c.x + d + z;
  };
  return known(make(), outer) + Holder::member(b) + generic(a.x);
}
