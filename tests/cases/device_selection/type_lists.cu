// Lists of types: products of two lists, filters by traits, alias templates, and a runtime index that chooses.
#include <type_traits>
template <class A, class B> __global__ void k() {}
template <class...> struct List {};
template <class F, class... T> void each(List<T...>, F f) { (f.template operator()<T>(), ...); }
template <class A> struct Inner { template <class B> void operator()() const { if constexpr (sizeof(A) <= sizeof(B)) k<A, B><<<1, 1>>>(); } };
template <class L> struct Outer { template <class A> void operator()() const { each(L(), Inner<A>()); } };
template <class T> using Pointer = std::conditional_t<std::is_integral<T>::value, T *, void *>;
template <int I, class T, class... R> void choose(int i, List<T, R...>) { if (i == I) k<T, Pointer<T>><<<1, 1>>>(); else if constexpr (sizeof...(R) > 0) choose<I + 1>(i, List<R...>()); }
void host(int i) { each(List<char, int, double>(), Outer<List<short, long>>()); choose<0>(i, List<bool, float, long long>()); }
