// flags: -std=c++17
// Parameter lists that are the name of a type for void, outside of templates
typedef void VT; typedef int VF(VT); using V2 = VT; namespace n { typedef void V3; } struct M { VF m; typedef void V4; int q(V4); int r(n::V3); };
int f(VT); int f(V2) { return 1; } int g(n::V3) { return f(); } int M::m() { return 1; } int M::q(V4) { return 2; } int M::r() { return 3; } VF h; int h() { return 1; }
int (*fp)(VT) = f; int l = [](VT) { return 1; }();
template <class T> struct id { typedef T type; }; template <class T> int sf(typename id<T>::type) { return 1; } template <class T> long sf(...) { return 2; } template <class T> int sg(T) { return 1; }
static_assert(sizeof(sf<void>(1)) == sizeof(long), "");
int z = f() + g() + M().m() + M().q() + M().r() + h() + fp() + l;
__global__ void k(VT) {} 
int main() { k<<<1, 1>>>(); int b(VT); return b(); } int b() { return 2; }
