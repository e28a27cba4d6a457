// expect: none
// Variables of threads and of no size in bodies for the device.
struct Z { int n[0]; };
struct Big { int a; };
__device__ void f() { static thread_local int a; thread_local int b = 3; extern thread_local int c; thread_local Big d; }
template <class T> __device__ void g(T t) { thread_local T a; static thread_local int b; T z[0]; int q[0]; Z zz; }
__global__ void k(int n) { g(1); g(2.5); auto l = [] { thread_local int i; Z z; }; l(); auto m = [](auto x) { thread_local int y; thread_local decltype(x) zz; Z z; }; m(1); m(2.5); }
struct S { __device__ void m() { thread_local int a, b; Z z; struct L { __device__ void n() { static thread_local int i; Z z; } }; L().n(); } };
__host__ __device__ void h() { thread_local int a; Z z; int q[0]; static int r[0]; }
void host() { thread_local int a; Z z; }
__device__ thread_local int gl;
