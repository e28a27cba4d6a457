// Operands that are not evaluated make nothing, statements that are never reached do.
template <int N> __global__ void k() {}
void host() {
    if (false) k<1><<<1, 1>>>();
    (void)sizeof(&k<2>);
    using Pointer = decltype(&k<3>);
    (void)noexcept(k<4>);
    if constexpr (sizeof(int) == 8) { k<5><<<1, 1>>>(); } else { k<6><<<1, 1>>>(); }
    k<7>;
    return;
    k<8><<<1, 1>>>();
}
template <int N> void never() { k<N><<<1, 1>>>(); }
using Type = decltype(never<9>());
void other() { bool b = noexcept(never<10>()); (void)b; }
