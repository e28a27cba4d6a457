// Names in signatures: functions behind namespaces, variable templates, expansions of values.
// flags: -std=c++17
namespace A { inline namespace v1 { namespace B { template <class T> constexpr int sz = sizeof(T); constexpr int cv = 4; template <class T> __host__ __device__ T fw(T &x); __host__ __device__ int pl(int); template <class... T> __host__ __device__ int var(T...); struct S { static constexpr int n = 3; enum { EN = 2 }; template <class T> static __host__ __device__ T m(T); }; template <class T> struct R { static constexpr int v = 1; static __host__ __device__ int sm(int); };  typedef S TS; } } __host__ __device__ int af(int); }
template <int N> struct I {};
template <class T, T... N> struct Seq {};
template <class... T> struct L {};
template <class T> __global__ void k1(T x, I<A::B::sz<T> + 1> y) {}
template <class T> __global__ void k2(T x, I<sizeof(A::B::TS::m<T>(x))> y) {}
template <class T> __global__ void k3(T x, decltype(A::B::R<int>::sm(x)) y) {}
template <class T> __global__ void k4(T x, decltype(A::B::R<T>::sm(x)) y) {}
template <class T> __global__ void k5(T x, decltype(A::af(x)) y) {}
template <class T> __global__ void k6(T x, decltype(::A::af(x)) y) {}
template <class... T> __global__ void k7(decltype(A::B::var(T()...)) y, T... x) {}
template <class... T> __global__ void k8(L<T...> l, decltype(A::B::var((T())...)) y) {}
template <class T> __global__ void k9(T x, I<sizeof(T) + A::B::cv> y) {}
template <class T> __global__ void k10(T x, I<sizeof(T) + A::B::S::EN> y) {}
namespace A { template <class T> __global__ void k11(T x, decltype(B::pl(x)) y) {} 
template <class T> __global__ void k12(T x, decltype(af(x)) y) {}
template <class T> __global__ void k13(T x, decltype(v1::B::fw<T>(x)) y) {}
using namespace B;
template <class T> __global__ void k14(T x, decltype(S::m<T>(x)) y) {}
template <class T> __global__ void k15(T x, decltype(fw<T>(x)) y) {}
namespace B3 = B;
template <class T> __global__ void k16(T x, decltype(B3::fw<T>(x)) y) {} }
__host__ __device__ int gf(int);
template <class T> __global__ void k17(T x, decltype(::gf(x)) y) {}
template <class T> __global__ void k18(T x, decltype(gf(x)) y) {}
template <class T, int... N> __global__ void k19(L<I<N + (int)sizeof(T)>...> x) {}
template <class... T> struct Tup {};
template <class T> struct V { static constexpr int value = 1; };
template <class... T> __global__ void k20(Seq<int, V<T>::value...> x) {}
template <class... T> __global__ void k21(Seq<bool, (sizeof(T) > 1)...> x) {}
int main() { 
 k1<int><<<1,1>>>(1, {}); k2<int><<<1,1>>>(1, {}); k3<int><<<1,1>>>(1, 1); k4<int><<<1,1>>>(1, 1); k5<int><<<1,1>>>(1,1); k6<int><<<1,1>>>(1, 1);  k9<int><<<1,1>>>(1, {}); k10<int><<<1,1>>>(1, {});
 k7<int, char><<<1,1>>>(1, 1, 2); k8<int, char><<<1,1>>>({}, 1); A::k11<int><<<1,1>>>(1,1); A::k12<int><<<1,1>>>(1,1); A::k13<int><<<1,1>>>(1,1); A::k14<int><<<1,1>>>(1,1); A::k15<int><<<1,1>>>(1,1);A::k16<int><<<1,1>>>(1,1); k17<int><<<1,1>>>(1,1); k18<int><<<1,1>>>(1,1); k19<int, 1, 2><<<1,1>>>({}); k20<int><<<1,1>>>({}); k21<int><<<1,1>>>({}); }
