// flags: -std=c++17
#include <variant>
#include <any>
#include <optional>
#include <functional>
#include <tuple>
#include <string>
template <class... F> struct over : F... { using F::operator()...; };
template <class... F> over(F...) -> over<F...>;
struct E1 { int v; explicit operator bool() const { return v; } };
template <std::size_t I> int get(const E1 &e) { return e.v + I; }
namespace std { template <> struct tuple_size<E1> : integral_constant<size_t, 2> {}; template <size_t I> struct tuple_element<I, E1> { using type = int; }; }
__global__ void k(int) {}
int main(int c, char **) {
  std::variant<int, std::string, E1> v = std::string("s");
  int r = std::visit(over{[](int i) { return i; }, [](const std::string &s) { return int(s.size()); }, [](auto e) { return e.v; }}, v);
  std::any a = E1{3}; std::optional<std::string> o; auto [x, y] = std::any_cast<E1>(a);
  std::function<int(int)> f = [=](int q) { return q + x; };
  auto t = std::tuple_cat(std::make_tuple(1, 2.0), std::tie(r));
  k<<<1, 1>>>(std::apply([](auto... z) { return int((z + ...)); }, t));
  return f(y) + o.value_or("q").size() + std::invoke(&E1::v, E1{1});
}
