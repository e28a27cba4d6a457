// Policies: template template parameters, chained policies with defaults, tags that choose the block size, rebinding.
template <class P, int Block> __global__ void k() {}
struct Sm80 { static constexpr int block = 128; };
struct Sm90 : Sm80 { static constexpr int block = 256; using Previous = Sm80; };
struct Last { using Previous = void; static constexpr int block = 64; };
template <class P> struct Chain { static void run(int a) { if (a) k<P, P::block><<<1, P::block>>>(); else Chain<typename P::Previous>::run(a); } };
template <> struct Chain<void> { static void run(int) {} };
template <> struct Chain<Sm80> { static void run(int) { k<Sm80, 1><<<1, 1>>>(); } };
template <class T> struct Direct { template <class U> using rebind = Direct<U>; static void go() { k<Direct, sizeof(T)><<<1, 1>>>(); } };
template <class T> struct Blocked { template <class U> using rebind = Blocked<U>; static void go() { k<Blocked, 32><<<1, 1>>>(); } };
template <template <class> class Policy, class T> struct Host : private Policy<T> { void all() { Policy<T>::go(); Policy<T>::template rebind<char>::go(); } };
template <class T, class P = Direct<T>> void start() { P::go(); }
void host(int a) { Chain<Sm90>::run(a); Chain<Last>::run(a); Host<Direct, int>().all(); Host<Blocked, float>().all(); start<short>(); start<short, Blocked<long>>(); }
