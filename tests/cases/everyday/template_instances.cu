// flags: -std=c++17
// What goes wrong in templates only when they are instantiated.
#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

struct Plain { int id; };
struct NoCopy {
    NoCopy() = default;
    NoCopy(const NoCopy &) = delete;
    NoCopy &operator=(const NoCopy &) = delete;
};
struct NoDefault { explicit NoDefault(int); };
class Secret { int hidden = 0; };

template <typename T> typename T::value_type first(const T &t) { return t[0]; }
int no_value_type(const Plain &p) { return first(p); }

template <typename T> struct Box {
    static_assert(std::is_arithmetic<T>::value, "Box holds numbers");
    T value;
};
Box<Plain> asserted;
Box<int> fine;

template <typename T, std::size_t N> struct Ring {
    static_assert(N > 0 && (N & (N - 1)) == 0, "the size is a power of two");
    T items[N];
};
Ring<int, 6> not_a_power;

template <typename T> struct Pointer {
    typename T::element_type *p;
};
Pointer<int> element_of_int;

template <typename T> struct Nested {
    typename T::missing value;
};
void missing_type() { Nested<Plain> n; (void)n; }

template <typename T> struct Countdown { static constexpr int value = Countdown<T>::step; };
int no_step = Countdown<int>::value;

template <int N> struct Factorial { static constexpr int value = N * Factorial<N - 1>::value; };
template <> struct Factorial<0> { static constexpr int value = 1; };
static_assert(Factorial<4>::value == 25, "four");

template <typename T> auto added(T a, Plain b) -> decltype(a + b) { return a + b; }
int not_viable(Plain p) { return added(1, p); }

template <typename T> T undefined_in_template(T t) { return t + undeclared_value; }

template <typename T> int wrong_anyway(T) { int *p = 3.0; return *p; }
