// flags: -std=c++17
// Kernels of templates that are arguments of templates: their names are nested in theirs.
namespace A { namespace B { template <class T> struct X { T t; }; struct Y { int i; }; } template <template <class> class> struct U {}; namespace { template <class T> struct Z {}; } struct W { template <class T> struct V {}; }; template <class T> struct P { template <class U> struct Q {}; }; }
template <class T> struct G {};
template <class T> __global__ void k(T, A::B::Y) {}
template <class T> __global__ void m(A::B::Y, T, int *) {}
template <template <class> class T> __global__ void n(A::B::Y, T<int>) {}
void host() { A::B::Y y; int *q = 0; k<<<1, 1>>>(A::U<A::B::X>(), y); m<<<1, 1>>>(y, A::U<A::B::X>(), q); m<<<1, 1>>>(y, A::U<A::W::V>(), q); m<<<1, 1>>>(y, A::U<A::P<int>::Q>(), q); m<<<1, 1>>>(y, A::U<G>(), q); n<<<1, 1>>>(y, A::B::X<int>()); n<A::W::V><<<1, 1>>>(y, A::W::V<int>()); }
namespace { template <class T> struct X { T t; }; } void hidden() { A::B::Y y; k<<<1, 1>>>(A::U<X>(), y); k<<<1, 1>>>(A::U<A::Z>(), y); n<X><<<1, 1>>>(y, X<int>()); }
namespace std { template <class T> struct mine {}; } void standard() { A::B::Y y; k<<<1, 1>>>(A::U<std::mine>(), y); }
template <class T, template <class> class... F> struct Many {}; void packs() { A::B::Y y; k<<<1, 1>>>(Many<int, A::B::X, G, A::W::V, A::B::X>(), y); }
