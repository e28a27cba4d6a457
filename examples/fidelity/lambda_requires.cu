// A constraint on a lambda chooses between overloads; without it the call is ambiguous or takes the wrong way.
// flags: -std=c++20
#include <concepts>
#include <cstdio>

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

template <class F>
constexpr bool takes_pointer = requires(F f, int *p) { f(p); };

int main() {
    auto only_integers = [](auto value) requires std::integral<decltype(value)> { return 1; };
    std::printf("%d\n", takes_pointer<decltype(only_integers)>);
}
