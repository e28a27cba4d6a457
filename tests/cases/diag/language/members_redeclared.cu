// expect: 20231 error 16
// expect: 392 error 17
// expect: 392 error 18
// expect: 392 error 19
// expect: 392 error 20
// expect: 392 error 21
// expect: 392 error 22
// expect-device: 20231 error 16
// expect-device: 392 error 17
// expect-device: 392 error 18
// expect-device: 392 error 19
// expect-device: 392 error 20
// expect-device: 392 error 21
// expect-device: 392 error 22
// A member function is not declared once more outside of its class, whatever is said of it there.
struct S { static void s(); void t(); static __global__ void g(); template<class T> void m(T); template<class T> static void n(T); S(); };
void S::s();
void S::t();
__device__ void S::t();
__global__ void S::g();
__global__ void S::s();
void S::t() const;
template<> void S::m<int>(int);
template<> void S::n(float);
struct F { friend void S::t(); };
namespace n { void f(); }
void n::f();
struct W { W(); static int w; void d() const; W &operator=(const W &); };
int W::w;
W::W() = default;
void W::d() const {}
