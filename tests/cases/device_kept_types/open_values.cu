// flags: -std=c++17
// values that depend on parameters, in defaults and results of member templates, keep the types in front of members and in the arguments of names
template <bool, class T = void> struct En {}; template <class T> struct En<true, T> { typedef T type; };
template <bool B, class T = void> using Enable = typename En<B, T>::type;
template <class T> struct isd { static constexpr bool value = true; }; template <class T, class D> struct dep : T {};
template <class T> struct At { using type = T; }; template <class T> using at_t = typename At<T>::type;
template <class T> struct Cons { static constexpr bool a = true; template <class U> struct both { static constexpr bool value = true; }; };
struct K1 {}; struct K2 {}; struct K3 {}; struct K5 {}; struct K6 {}; struct K7 {}; struct K9 {}; struct J1 {}; struct J2 {};
template <class T> struct V1 { using first = at_t<T>; template <class D = int, class = Enable<dep<isd<first>, D>::value>> __device__ V1() {} int x; };
template <class T> struct V2 { using first = at_t<T>; template <class D = int, class = Enable<dep<isd<first>, D>::value>> __device__ void f(D) {} int x; };
template <class T> struct V3 { using first = at_t<T>; template <class D = int, class = typename En<dep<isd<first>, D>::value>::type> __device__ void f(D) {} int x; };
template <class T> struct V5 { template <class D, class = Enable<dep<isd<K6>, D>::value>> __device__ void f(D) {} int x; };
struct V6 { template <class D, class = Enable<dep<isd<K7>, D>::value>> __device__ void f(D) {} int x; };
template <class T> struct V8 { template <class D> __device__ Enable<dep<isd<J1>, D>::value> f(D) {} int x; };
template <class T> struct V9 { using first = at_t<T>; template <class D> __device__ Enable<dep<isd<first>, D>::value> f(D) {} int x; };
__global__ void k(V1<K1> *a, V2<K2> b, V3<K3> c, V5<K5> e, V6 g, V8<K9> h, V9<J2> i) { a->x = 1; }
// what depends on none is a value
namespace closed {
template <class T> constexpr bool vt = true; template <class T> constexpr bool fn() { return true; } enum En1 { e0, e1 };
struct K1 {int i;}; struct K2 {int i;}; struct K3 {int i;}; struct K4 {int i;}; struct K5 {int i;}; struct K6 {int i;}; struct K7 {int i;}; struct K8 {int i;}; struct K9 {int i;}; struct J1 {}; struct J2 {};
template <class T> struct Own { static constexpr bool b = true; };
template <class T> struct V1 { template <class D = int, class = Enable<isd<D>::value && isd<K1>::value>> __device__ void f(D) {} int x; };
template <class T> struct V2 { template <class D = int, class = Enable<isd<D>::value && vt<K2>>> __device__ void f(D) {} int x; };
template <class T> struct V3 { template <class D = int, class = Enable<isd<D>::value && fn<K3>()>> __device__ void f(D) {} int x; };
template <class T> struct V4 { template <class D, class = Enable<isd<D>::value && (sizeof(K4) > 2)>> __device__ void f(D) {} int x; };
template <class T> struct V5 { template <class D, class = Enable<dep<Own<K5>, D>::b>> __device__ void f(D) {} int x; };
template <class T> struct V6 { template <class D> __device__ Enable<isd<D>::value && (e1 > e0)> f(D) {} int x; };
template <class T> struct V7 { template <class D> __device__ Enable<vt<At<D>> && (isd<At<K7>>::value)> f(D) {} int x; };
template <class T> struct V9 { template <class D> __device__ Enable<vt<dep<At<K9>, D>>> f(D) {} int x; };
__global__ void k(V1<K1> *a, V2<int> b, V3<int> c, V4<int> d, V5<int> e, V6<int> g, V7<int> h, V9<int> j) { a->x = 1; }
}
