// expect-device: 20280 warning 13
// expect-device: 20280 warning 13
// expect-device: 20280 warning 18
// expect-device: 20280 warning 18
// expect-device: 20280 warning 19
// expect-device: 20280 warning 12
// expect-device: 20280 warning 12
// expect-device: 20280 warning 15
// expect-device: 20280 warning 15
// expect-device: 20280 warning 15
// Kernels without a definition: those of namespaces last; instances of other templates launch some.
namespace N { template<class T> __global__ void a(T); template<> __global__ void a(char); }
template<class T> __global__ void b(T);
template<> __global__ void b(char);
namespace M { template<class T> __global__ void c(T); }
void f() { M::c<<<1, 1>>>(1); N::a<<<1, 1>>>(1); b<<<1, 1>>>(1); }
void g() { N::a<<<1, 1>>>(1.0); M::c<<<1, 1>>>(1.0); b<<<1, 1>>>(1.0); }
template<class T> __global__ void k2(T);
template<class T> __global__ void k3(T);
template<class T> __global__ void k4(T);
template<class T> void t(T x) { M::c<T><<<1, 1>>>(x); k2<<<1, 1>>>(x); }
template<class T> struct C { void m(T x) { k3<<<1, 1>>>(x); } void n(T x) { k4<T><<<1, 1>>>(x); } };
void h() { t('c'); C<int> c; c.m(1); k2<<<1, 1>>>(1.0); }
