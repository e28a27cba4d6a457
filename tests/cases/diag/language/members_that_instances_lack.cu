// expect: 174 warning 27
// expect: 135 error 28
// expect: 135 error 28
// expect: 135 error 28
// expect: 135 error 18
// expect: 135 error 19
// expect: 135 error 19
// expect: 135 error 19
// expect: 135 error 20
// expect-device: 177 warning 19
// expect-device: 135 error 21
// expect-device: 135 error 21
// expect-device: 135 error 21
// expect-device: 135 error 21
// expect-device: 135 error 22
// expect-device: 135 error 22
struct G { typedef int type; static const int v = 3; template <class U> struct reb {}; void m(); };
template <class T> __global__ void a(T t) { typename T::other x; }
template <class T> __global__ void b(T t) { typename T::other x = t; x = 1; T::st(); int y = T::w; }
template <class T> struct S2 { __device__ void f() { typename T::other o; } };
template <class T> void host(T) { typename T::other x; T::stat(); using U = typename T::nope; typedef typename T::nope2 V; }
template <class T> __device__ int two(T) { return T::val + T::func(1); }
template __global__ void a(G);
template __global__ void b(G);
template struct S2<G>;
void use() { host(G()); }
__global__ void k() { two(G()); a<G>; }
void plain() { G::nope(); G::Type x; int y = G::w; }
