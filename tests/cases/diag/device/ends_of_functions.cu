// Functions and instances for the device whose end is reached without a result
// flags: --c++17
// expect: 940 warning 22
// expect: 940 warning 26
// expect: 940 warning 37
// expect: 1305 warning 38
// expect-device: 940 warning 20
// expect-device: 940 warning 21
// expect-device: 117 warning 23
// expect-device: 940 warning 25
// expect-device: 940 warning 28
// expect-device: 940 warning 29
// expect-device: 940 warning 29
// expect-device: 940 warning 30
// expect-device: 940 warning 30
// expect-device: 940 warning 30
// expect-device: 940 warning 33
// expect-device: 940 warning 34
// expect-device: 940 warning 31
__device__ int a() {}
__device__ int b(int n) { if (n) return 1; }
__host__ __device__ int c(int n) { switch (n) { case 1: return 2; } }
__device__ int d() { return; }
__device__ auto e() {}
__device__ void f() { auto l = [](int n) -> int { if (n) return 1; }; l(2); }
struct s { __device__ int g() { } __device__ int h(); __host__ __device__ operator int() {} };
__device__ int s::h() { while (true) {} }
__device__ int k(int n) { if (n) return 1; asm("exit;"); }
template <class T> __device__ T m(T v, int n) { switch (n) { case 2: return v; case 3: return v; } }
template <class T> struct ct { __device__ int p(T t) { } __device__ static int q() {} template <class U> __device__ U r(U u) {} };
template <class T> int hm(T t) {} 
template <class T> __device__ int unused(T t) {}
template <int N> __device__ int nt() {}
template <class... A> __device__ int pk(A... a) {}
__global__ void ker(int *p) { *p = m(1.5f, 2) + m(1, 2) + ct<int>().p(1) + ct<int>::q() + ct<float>().r(1L) + nt<3>() + pk(1, 2.5); }
int host() { return hm(1); }
inline int host2() {}
[[noreturn]] __device__ void nr() {}
int main() { return host() + host2(); }
