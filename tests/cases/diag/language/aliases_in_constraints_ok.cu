// expect: none
// flags: --c++20
// An alias in front of `::` in a constraint stands for its type, whatever its constraints say (observed).
template <class T> struct Is {
    static constexpr bool value = true;
};
template <class T, int N> struct Array {
    T elements[N];
};
template <class T, int E> struct Span {
    template <class U, int N>
        requires(N == E)
    using Compatible = Is<U>;
    template <class U, int N>
        requires Compatible<U, N>::value
    Span(Array<U, N> &);
};
template <class T>
    requires(sizeof(T) == 4)
using Four = Is<T>;
template <class T> concept FourBytes = Four<T>::value;
template <FourBytes T> void constrained(T);
void take(Span<const float, 4>);
void call(Array<float, 3> &three)
{
    Span<const float, 4> span(three);
    take(three);
    constrained('a');
}
