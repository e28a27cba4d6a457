// Directives for host functions and classes, whose bodies launch.
template <int N> __global__ void k() {}
template <int N> void run() { k<N><<<1, 1>>>(); }
template void run<1>();
extern template void run<2>();
template <int N> inline void run_inline() { k<N><<<1, 1>>>(); }
extern template void run_inline<3>();
void host() { run<2>(); run_inline<3>(); }
template <int N> struct Runner {
    void first() { k<N><<<1, 1>>>(); }
    void second();
    static void (*table)();
    struct Inner { void third() { k<N + 2><<<1, 1>>>(); } };
};
template <int N> void Runner<N>::second() { k<N + 1><<<1, 1>>>(); }
template <int N> void (*Runner<N>::table)() = k<N + 3>;
template struct Runner<10>;
extern template struct Runner<20>;
void other() { Runner<20>().first(); Runner<20>().second(); }
