// defaults of templates that are instantiated, enumerators among the arguments, types of functions
// flags: -std=c++17
namespace n0 {
namespace N {
enum class byte : unsigned char {};
enum class col { red };
constexpr unsigned long dyn = 5;
template <class T, unsigned long E = dyn> struct span {
  T *p;
  span<byte, E * sizeof(T)> f() { return span<byte, E * sizeof(T)>{(byte*)p}; }
};
template <class T> struct span<T, dyn> {
  T *p;
  span<byte, dyn> f() { return span<byte, dyn>{(byte*)p}; }
  span<const byte, dyn> g();
  span<col, dyn> h();
  span<int, dyn> i();
};
template <class T> struct other {
  span<long, dyn> i();
  span<byte, dyn> j();
  span<short, 7> k();
};
template <class T> struct third { third<int> f(); third<byte> g(); third<col> h();};
}
enum class e2 : int {};
enum e3 : int {};
__global__ void one(int *p, e2 q, e3 r) { *p = 1; }
}
namespace n1 {
template <class T> struct p { T t; };
template <class T> struct q { T t; };
template <class T> struct r { T t; };
template <class T> struct s { T t; };
void (*fp)(p<int>);
__device__ void (*fq)(q<int>);
__device__ void f(r<int>);
void g(s<int>);
}
namespace n2 {
template <int> struct V1 {}; template <int> struct V2 {}; template <int> struct V3 {}; template <int> struct V4 {};template <int> struct V5 {};
template <bool> struct V6 {}; template <int...> struct V7 {};
template <class T> struct A1 { enum { v }; };
template <class T> struct A2 { enum { v }; };
template <class T> struct A3 { enum { v }; };
template <class T> struct A4 { enum { v }; };
template <class T> struct A5 { enum { v }; };
template <class T> struct A6 { enum { v }; };
template <class T> struct A7 { enum { v }; };
template <class T> struct A8 { enum { v }; };
enum class empty : int {};
V1<A1<int>::v> x;
__device__ V2<A2<int>::v> *y;
template <class T> struct c3 { typedef V3<A3<T>::v + 1> type; };
inline void f(c3<int>::type &) {}
template <class T, unsigned = A4<T>::v> struct c4 {};
inline void f(c4<int> &) {}
template <class T> struct c5 : V5<A5<T>::v> {};
template <class T> struct c6 : V6<A6<T>::v == 3> {};
__global__ void one(int *p, c5<int> v, c6<int> w, empty e, V7<1, A7<int>::v> *z) { *p = 1; }
template <class T> __device__ void g2(T) {}
__global__ void two() { g2<V1<sizeof(A8<int>)>>({}); }
}
namespace n3 {
template <class T> struct a { T t; };
template <class T> struct b { T t; };
template <class T> struct c { T t; };
template <class T> struct d { T t; };
template <class T> struct e { T t; };
template <class T> struct f { T t; };
template <class T> struct g { T t; };
template <class T> struct h { T t; };
template <class T> struct i { T t; };
template <class T> struct j { T t; };
template <class T = a<a<int>>> void k1(T t = T()) {}
template <class T = b<b<int>>> void k2(T t = T());
template <class T = c<c<int>>> class k3;
template <> class k3<int>;
template <class T = d<d<int>>> __device__ void k4();
template <> void k4<int>();
template <class T, class U = e<e<int>>> __device__ void k5();
template <> void k5<int>() {}
template <class T, class U = f<T>> void k6();
template <> void k6<int>();
template <class T, class U = g<T>> void k7() {}
template void k7<int>();
template <class T, class U = h<T>> void k8() {}
template <class T, class U = i<T>> void k9() {}
template <class T, class U = j<T>> void k10(T x) {}
template <> void k10(int t);
void he() { k8<int, int>(); k9<int>(); }
}
namespace n4 {
template <class T> struct a { T t; };
template <class T> struct b { T t; };
template <class T> struct c { T t; };
template <class T> struct d { T t; };
template <class T> struct e { T t; };
template <class T> struct f { T t; };
template <class T> struct g { T t; };
template <class T> struct h { T t; };
template <class T> struct i { T t; };
template <class T> struct j { T t; };
template <class T = a<a<int>>> void k1(T t = T()) {}
template <> void k1<int>(int) {}
template <class T = b<b<int>>> void k2(T t = T());
template <> void k2<int>(int);
template <class U, class T = c<c<int>>> void k3(T t = T());
template <> void k3<int>(int);
template <class T = d<d<int>>> void k4(int);
template <> void k4<int>(int);
template <class U, class T = e<e<U>>> void k5(T t = T());
template <> void k5<int>(int);
template <class U, class T = f<f<int>>> void k6(T t = T()) {}
template void k6<int>(int);
template <class U, class T = g<g<int>>> void k7(T t = T()) {}
template <class U, class T = h<h<int>>> __device__ void k8(T t = T()) {}
void he() { k7<int>(0); }
__device__ void he2() { k8<int>(0); }
}
__global__ void one(int *p) { *p = 1; }
