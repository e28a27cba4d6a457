// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace std { template <class T> struct tuple_size; template <decltype(sizeof(0)) I, class T> struct tuple_element; }
namespace lib { struct both { int a = 1; int b = 2; }; template <int I> inline int get(const both &x) { return I ? x.b : x.a; } }
template <> struct std::tuple_size<lib::both> { static constexpr int value = 2; };
template <decltype(sizeof(0)) I> struct std::tuple_element<I, lib::both> { typedef int type; };
# 8 "structured_bindings.cu"
int f() { auto [x, y] = lib::both(); return x * 10 + y; }
__global__ void k(int *p) { *p = 1; }
