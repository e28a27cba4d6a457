// Kernels as template arguments.
template <int N> __global__ void k() {}
template <class T> __global__ void typed(T) {}
using Kernel = void (*)();
template <Kernel K> struct Holder {};
Holder<k<1>> holder;
using Alias = Holder<k<2>>;
template <Kernel K> void launch() { K<<<1, 1>>>(); }
template <Kernel K> void ignore() {}
template <auto K, class... Args> void launch_with(Args... args) { K<<<1, 1>>>(args...); }
void host() { launch<k<3>>(); ignore<k<4>>(); launch_with<typed<int>>(1); launch_with<&typed<float>>(1.0f); Holder<k<5>> local; }
