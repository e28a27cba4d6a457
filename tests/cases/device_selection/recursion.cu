// Recursion over sizes.
template <int N> __global__ void k() {}
template <int N> void down() { if constexpr (N > 1) down<N - 1>(); k<N><<<1, 1>>>(); }
template <int N> struct Steps { static void go() { k<N * 100><<<1, 1>>>(); Steps<N - 1>::go(); } };
template <> struct Steps<0> { static void go() {} };
template <int First, int... Rest> void list(int n) { if (n == First) k<First><<<1, 1>>>(); if constexpr (sizeof...(Rest) > 0) list<Rest...>(n); }
void host(int n) { down<3>(); Steps<2>::go(); list<7, 8, 9>(n); }
