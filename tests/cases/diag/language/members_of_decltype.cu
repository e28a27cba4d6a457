// expect: none
// Members of what `decltype` names, which are values or types, and members of instances that are compared.
namespace one {
template <bool B, class T, class F> struct cond { using type = T; static constexpr bool b = B; };
template <bool B, class T, class F> using conditional_t = typename cond<B, T, F>::type;
template <int N> struct Int { static constexpr int value = N; using type = int; };
template <int N, int M> __host__ __device__ constexpr Int<N == M> operator==(Int<N>, Int<M>) { return {}; }
template <class T> __host__ __device__ constexpr Int<2> size(T) { return {}; }
template <class U> struct A {
  template <class T> __device__ auto f(T t) const {
    using X = conditional_t<(decltype(size(U{}) == Int<2>{})::value), int, long>;
    using Y = conditional_t<(decltype(size(U{}))::value), int, long>;
    if ((decltype(size(U{}))::value)) return X();
    int y = (decltype(size(t))::value) + 1;
    int z = sizeof(typename decltype(size(t))::type);
    int w = (typename decltype(size(t))::type)t;
    int v = (decltype(size(0))::type)t + (decltype(size(0))::value) - 1;
    return X(y + z + w + v + (decltype(size(t))::value));
  }
};
using Z = cond<true, int, int *(decltype(size(0))::type)>;
using Z2 = cond<(decltype(size(0))::value), int, int *(decltype(size(0))::type)>;
template <class T, bool = (decltype(size(T{}))::value)> struct D {};
__global__ void k() { A<int>().f(1); Z z; Z2 z2; D<int> d; }
struct O { template <class U> struct I { using type = U; static constexpr int v = 1; }; static constexpr int n = 2; };
template <class T> struct O2 { template <class U> struct I { using type = U; static constexpr int v = 1; }; static constexpr int n = 2; };
bool g(int x) { return x < O2<int>::I<char>::v; }
bool g2(int x) { return x < O2<int>::n && x > O2<char>::I<int>::v; }
template <class T> bool g3(T x) { bool b = x < O2<T>::n; return x < O2<int>::I<char>::v && b && x < O2<T>::template I<char>::v; }
int g4 = g3(1);
}
namespace two {
template <int N> struct Int { static constexpr int value = N; using type = int; };
template <class T> __host__ __device__ constexpr Int<2> size(T) { return {}; }
void g() { int x = sizeof(decltype(size(0))::value) + sizeof(decltype(size(0))::type); int y = alignof(decltype(size(0))::type) + noexcept(decltype(size(0))::value); }
template <class T> void h(T t) { int x = sizeof(decltype(size(t))::value) + sizeof(typename decltype(size(t))::type) + sizeof(decltype(size(0))::value); }
void i() { h(1);  decltype(decltype(size(0))::value) z2 = 1; }
template <class A, class B> struct P { A a; }; template <int N, class T> struct N2 {}; template <class... T> struct L {};
using a1 = P<decltype(size(0))::type, decltype(size(0))::type *>; using a2 = P<decltype(size(0))::type const, const decltype(size(0))::type>;
using a3 = P<decltype(size(0))::type(int), decltype(size(0))::type[3]>; using a4 = N2<decltype(size(0))::value, decltype(size(0))::type>;
template <class... T> using a5 = L<typename decltype(size(T()))::type...>; template <int... I> struct K {}; template <class... T> using a6 = K<decltype(size(T()))::value...>;
a5<int, char> v5; a6<int, char> v6; a1 v1; a4 v4; N2<decltype(size(0))::value + 1, decltype(size(0))> v7; a2 *v2; a3 *v3;
template <class T, T v = decltype(size(T()))::value, class U = decltype(size(0))::type> struct M {}; M<int> m;
}
namespace three {
template <bool B> struct bool_constant { static constexpr bool value = B; };
template <auto n, auto d> struct R { static constexpr auto num = n; static constexpr auto den = d; };
template <auto c> struct C {};
namespace q {
template <auto a, auto b, auto x, auto y>
__host__ __device__ constexpr
bool_constant<R<a,b>::num * R<x,y>::den < R<x,y>::num * R<a,b>::den>
operator<(R<a,b>, R<x,y>) { return {}; }
template <auto a, auto b, auto c>
__host__ __device__ constexpr
bool_constant<R<a,b>::num < c * R<a,b>::den>
operator<(R<a,b>, C<c>) { return {}; }
template <auto c, auto x, auto y>
__host__ __device__ constexpr
bool_constant<c * R<x,y>::den < R<x,y>::num>
operator<(C<c>, R<x,y>) { return {}; }
template <auto c, auto x, auto y>
__host__ __device__ constexpr
bool_constant<c * R<x,y>::den >= R<x,y>::num>
operator>=(C<c>, R<x,y>) { return {}; }
}
static_assert(!decltype(q::operator<(C<3>(), R<1,2>()))::value, "");
__global__ void k(int *p) { *p = decltype(q::operator<(R<1,2>(), C<3>()))::value; }
}
