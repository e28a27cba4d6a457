// Closures that become pointers to functions, in code of the host and of the device.
// flags: -std=c++17
#include <utility>
#include <initializer_list>
template<int N> __host__ __device__ int hd(int x) { return x + N; }
int (*p1)(int) = [](int x) { return hd<1>(x); };
int (*p2)(int) = [](auto x) { return hd<2>(x); };
void f() { int (*q)(int) = [](int x) { return hd<3>(x); }; int (*r)(int) = [](auto x) { return hd<4>(x); }; auto z = +[](int x) { return hd<5>(x); }; auto u = [](int x) { return hd<6>(x); }; }
struct C { int (*q)(int); C() : q([](int x) { return hd<7>(x); }) {} };
C c; template<class T> struct D { D() { T t; t.q = [](int x) { return hd<8>(x); }; } }; D<C> d;
__device__ int dev(int x) { int (*q)(int) = [](int x) { return hd<9>(x); }; return q(x); }
