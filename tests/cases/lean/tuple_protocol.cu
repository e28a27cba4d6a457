// flags: -std=c++17 --expt-relaxed-constexpr
#include <tuple>
#include <utility>
#include <variant>
namespace own { struct Point { int x, y; }; template <std::size_t I> constexpr int get(const Point &p) { return I ? p.y : p.x; } }
template <> struct std::tuple_size<own::Point> : std::integral_constant<std::size_t, 2> {};
template <std::size_t I> struct std::tuple_element<I, own::Point> { using type = int; };
template <class... Ts> struct Overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;
__global__ void k(int *p, own::Point point) { auto [x, y] = point; *p = x + y; }
int main() {
    auto [a, b] = own::Point{1, 2};
    std::variant<int, float, own::Point> v = own::Point{a, b};
    int n = std::visit(Overloaded{[](int i) { return i; }, [](float f) { return int(f); }, [](own::Point p) { return p.x; }}, v);
    n += std::apply([](auto... xs) { return (xs + ...); }, std::tuple(1, 2L, 'c'));
    k<<<1, 1>>>(nullptr, own::Point{n, b});
    return n;
}
