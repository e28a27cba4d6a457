// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
namespace rows { struct row { int a[2]; }; inline int *begin(row &r) { return r.a; } inline int *end(row &r) { return r.a + 2; } template <unsigned long I> inline int get(const row &r) { return r.a[I] * 10; } }
template <> struct std::tuple_size<rows::row> { static constexpr unsigned long value = 2; };
template <unsigned long I> struct std::tuple_element<I, rows::row> { using type = int; };
namespace columns { struct row {}; inline int *begin(row &) { return nullptr; } template <unsigned long I> inline int get(const row &) { return 1; } }
namespace make { inline auto some() { return rows::row{{4, 5}}; } }
# 10 "ranges_and_bindings_of_other_namespaces.cu"
int f() { auto r = make::some(); int s = 0; for (int x : r) s += x; auto [p, q] = r; return s + p + q; }
__global__ void k(int *p) { *p = 1; }
