// Instances of function and variable templates have internal linkage in device names where an argument has, members have not
namespace { struct L { int a; }; }
namespace G { template <class T> __device__ int f(T t) { return t.a; } template <class T> __device__ __noinline__ T g() { T t{}; return t; } 
struct M { int a; template <class T> __device__ int h(T t) { return t.a + a; } }; template <class T> __device__ T var{}; }
__global__ void k(int *p) { *p = G::f(L{*p}) + G::g<L>().a + G::M{1}.h(L{2}) + G::var<L>.a + G::f(G::M{3}); }
