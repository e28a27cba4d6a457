// expect: none
int h1(int); int h2(double); template<class T> T ht(T t) { return t; } namespace N { int n1(); inline namespace I { int n2(); } } using N::n1; int (*fp)() = n1; extern int hx; int ho(int = h1(1)); int ho2(...); 
__device__ int f1() { return h1(h2(1.0)); }
__device__ int f2() { return ht(1) + ht<long>(2) + ht('a'); }
__device__ int f3() { return n1() + N::n2() + N::I::n2(); }
__device__ int f4() { return ho() + ho2(1, 2); }
__device__ int f5() { return true ? h1(1) : h2(2); }
__device__ int f6() { for (int i = h1(0); i < h1(2); i += h1(3)) { } while (h1(1)) break; do { } while (h1(2)); switch (h1(1)) { case 1: return h1(2); } if (int x = h1(1)) { return x; } return h1(h1(h1(1))); }
__device__ int f7() { int a[2] = { h1(1), h2(2) }; int b(h1(3)); int c{h1(4)}; auto d = h1(5); return a[h1(0)] + b + c + d; }
__device__ int f8(int (*p)(int) = h1) { return p(1); } __device__ int f9() { return f8() + f8(h1); }
__device__ int fa() { return [] { return h1(1); }() + [](int x = h1(2)) { return x; }(); }
__host__ __device__ int fb() { return h1(1); } __device__ int fc() { return fb(); } __global__ void k() { fb(); h1(1); auto l = [=] { return h1(1); }; }
static int sf() { return 1; } __device__ int fd() { return sf(); } inline int in() { return 1; } __device__ int fe() { return in(); } __host__ int hh(); __device__ int ff() { return hh(); } __device__ int fg() { return noexcept(h1(1)) + sizeof(h1(1)) + alignof(decltype(h1(1))); }
