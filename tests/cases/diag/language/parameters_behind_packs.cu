// expect: 2097 warning 8
// expect: 20116 error 8
// expect: 20117 error 8
// expect: 2097 warning 9
// expect: 2097 warning 10
// expect: 2097 warning 12
// expect: 2097 warning 15
template <class... Ts, class... Us> __global__ void a(Ts...) {}
template <class... Ts, class... Us> void b(Ts...) {}
template <class... Ts, int... Is> __device__ void c(Ts...) {}
template <class... Ts, class... Us> void d(Ts..., Us...);
template <class... Ts, class U> void e(Ts...) {}
template <class... Ts, class U = int> void f(Ts...) {}
template <class U, class... Ts> void g(Ts...) {}
template <class... Ts, class... Us, class... Vs> void h(Us...) {}
template <class... Ts, template <class> class... TT> void j(TT<Ts>...) {}
template <class... Ts, class R> R k(R (*)(Ts...)); template <class... Ts, int N> void l(const char (&)[N], Ts...);
template <class... Ts> struct T { T(); template <class... Us, class V> T(V, Us...); template <class V> void m(); };
template <class... Ts> template <class V> void T<Ts...>::m() {}
