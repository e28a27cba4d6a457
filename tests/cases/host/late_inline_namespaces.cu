// flags: -std=c++20
// Namespaces that become inline with a later part: named, unnamed, nested, opened again
namespace x { namespace { enum { un = 4 }; } inline namespace { enum { un2 = 5 }; } }
namespace a { int q; } inline namespace a { int r; } inline namespace a { int s; }
namespace { enum { g = 1 }; } inline namespace { enum { h = 2 }; } int gg = g + h + q;
namespace z { inline namespace v { int w; } namespace v { int u; } } int zz = z::w + z::u;
namespace p::r { int u; } namespace p::inline r { int t; }
namespace o { namespace i { __global__ void k2(int *p) { *p = 1; } } } namespace o { inline namespace i { template <class T> __global__ void k3(T *p) { *p = 1; } } }
namespace w { namespace [[deprecated]] i { int l; } inline namespace i { int m; } }
int pp = p::r::t + p::u + x::un + x::un2 + w::l + w::m + r + s;
__global__ void k() {}
int main() { k<<<1, 1>>>(); o::k2<<<1, 1>>>(nullptr); o::i::k3<int><<<1, 1>>>(nullptr); o::k3<float><<<1, 1>>>(nullptr); return gg + zz + pp; }
