// All sorts of statements.
#include <stdexcept>
template <int N> __global__ void k() {}
template <int N> struct Raised { Raised() { k<N><<<1, 1>>>(); } Raised(const Raised &) = default; ~Raised() { k<N + 1><<<1, 1>>>(); } };
int host(int n) try {
    switch (n) { case 0: k<1><<<1, 1>>>(); break; default: k<2><<<1, 1>>>(); }
    for (k<3><<<1, 1>>>(); n; k<4><<<1, 1>>>()) { do k<5><<<1, 1>>>(); while (n--); }
    while (auto kernel = n ? k<6> : nullptr) kernel<<<1, 1>>>();
    if (void (*f)() = k<7>; f) f<<<1, 1>>>();
    try { throw Raised<20>(); } catch (...) { k<8><<<1, 1>>>(); }
    static int once = (k<9><<<1, 1>>>(), 1);
    int value = ({ k<10><<<1, 1>>>(); 1; });
    return value + once ? (k<11><<<1, 1>>>(), 1) : 0;
} catch (const std::exception &) { k<12><<<1, 1>>>(); return 1; }
thread_local int of_thread = (k<13>, 1);
