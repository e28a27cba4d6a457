// expect: none
namespace my { template <bool B, class T = void> struct enable_if { typedef T type; }; template <class T> struct enable_if<false, T> {}; template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type; }
template <class T> my::enable_if_t<sizeof(T) == 4> f(T); template <class T> __device__ my::enable_if_t<sizeof(T) != 4> f(T) {}
template <class T, my::enable_if_t<sizeof(T) == 4, int> = 0> void g(T); template <class T, my::enable_if_t<sizeof(T) != 4, int> = 0> __device__ void g(T) {}
template <class T> auto h(T) -> my::enable_if_t<sizeof(T) == 4> {} template <class T> __device__ auto h(T) -> my::enable_if_t<sizeof(T) != 4> {}
template <class T> void i(T); template <class U> __device__ void i(U) {}
template <class T> struct A { typedef T I; I m(I); void n(I) const; void n(I); __device__ void o(); template <class U> void p(U, T); struct B { void q(T); }; };
template <class U> __device__ typename A<U>::I A<U>::m(I) { return 0; }
template <class U> __device__ void A<U>::n(typename A<U>::I) {}
template <class U> void A<U>::n(I) const {}
template <class V> template <class W> __device__ void A<V>::p(W, V) {}
template <class V> __device__ void A<V>::B::q(V) {}
template <class T> void A<T>::o() {}
template <class T> struct A<T *> { void m(int); __device__ void n(); };
template <class T> __device__ void A<T *>::m(int) {}
struct Base { virtual void v(); }; struct Der : Base { __device__ void v2(); void v() override; };
void Der::v2() {}
namespace N1 { void same(); } namespace N2 { __device__ void same(); } using N1::same;
struct O { void f(int); __device__ void f(float); void f(int) const; template <class T> void f(T); static void f(char, int); };
__device__ void O::f(float) {}
void O::f(int) {}
__device__ void O::f(int) const {}
template <class T> void O::f(T) {}
