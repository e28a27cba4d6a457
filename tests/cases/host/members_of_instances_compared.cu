// flags: -std=c++17
// Members of instances in front of a `<`, which compares there or opens arguments.
template <bool B> struct bool_constant { static constexpr bool value = B; };
template <auto n, auto d> struct R { static constexpr auto num = n; static constexpr auto den = d; };
template <auto a, auto b, auto x, auto y>
__host__ __device__ constexpr
bool_constant<R<a,b>::num * R<x,y>::den < R<x,y>::num * R<a,b>::den>
operator<(R<a,b>, R<x,y>) { return {}; }
template <class T> struct O { template <class U> struct I { using type = U; static constexpr int v = 1; }; static constexpr int n = 2; };
O<int>::I<char> i;
O<int>::I<O<int>::I<char>>::type j;
template <int N> struct A { int a[N]; };
A<O<int>::n < 3> k1;
A<(O<int>::n < 3) ? 1 : 2> k2;
static_assert(decltype(R<1,2>() < R<2,3>())::value, "");
template <class T> __global__ void kernel(T t, int *out) { *out = t.v; }
void run(int *out) { kernel<<<1, 1>>>(i, out); }
