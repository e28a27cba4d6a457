// Default arguments of templates and functions, evaluated where they are used, with pointers to kernels in them.
template <int N> __global__ void k() {}
using Kernel = void (*)();
template <Kernel K = k<1>> void by_value() { K<<<1, 1>>>(); }
void by_default(Kernel f = k<2>) { f<<<1, 1>>>(); }
template <class T> void dependent(Kernel f = k<10 + sizeof(T)>, int = 0) { f<<<1, 1>>>(); }
struct S { void m(Kernel f = k<3>) { f<<<1, 1>>>(); } template <int N> void t(Kernel f = k<N>) { f<<<1, 1>>>(); } static void never(Kernel f = k<99>) { } };
template <class T, class U = T> struct Two { template <class V = U> static void go() { k<20 + sizeof(V)><<<1, 1>>>(); } };
auto generic = [](auto x, Kernel f = k<5>) { f<<<1, 1>>>(); };
void host() { by_value<k<6>>(); by_default(); by_default(k<7>); dependent<char>(); dependent<short>(k<8>); S().m(); S().t<30>(); S().t<31>(k<32>); Two<double>::go<>(); Two<int>::go<char>(); generic(1); }
