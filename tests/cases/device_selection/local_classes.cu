// Members of local classes are made with the function around.
template <int N> __global__ void k() {}
template <int N> void generic() { struct L { void run() { k<N><<<1, 1>>>(); } }; }
void host() {
    generic<1>();
    struct L { void run() { k<2><<<1, 1>>>(); } struct M { void inner() { k<3><<<1, 1>>>(); } }; };
    struct Functor { void operator()() const { k<4><<<1, 1>>>(); } };
}
