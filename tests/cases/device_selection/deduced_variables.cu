// Variables of type `auto`: to know the type the initialiser is instantiated, also where `decltype` alone names them.
// flags: -std=c++17
template <class T, int N = 0> __global__ void k(T *p) {}

template <class T> auto variable = &k<T>;
template <class T> void (*typed)(T *) = &k<T, 1>;

template <class T> struct A {
    static constexpr auto member = &k<T>;
    static constexpr void (*pointer)(T *) = &k<T, 2>;
    struct B {
        static inline const auto inner = &k<T>;
    };
};

decltype(variable<int>) of_namespace = nullptr;
decltype(typed<int>) none = nullptr;
void parameter(decltype(A<float>::member) x);
struct S {
    decltype(A<char>::B::inner) field;
    decltype(A<char>::pointer) no_kernel;
    auto result() -> decltype(variable<unsigned>);
};
template <class T> using Alias = decltype(variable<T>);

template <class T> auto fits(int) -> decltype(variable<T>, typename T::none());
template <class T> int fits(...);

int main() {
    Alias<short> local;
    decltype((A<long>::member)) reference = nullptr;
    static_assert(sizeof(decltype(variable<double>)) == sizeof(void *), "");
    return fits<bool>(0);
}
