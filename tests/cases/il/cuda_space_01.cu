// c++17
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
__host__ __device__ int hd(int a) { return a + 1; } __device__ int d(int a) { return hd(a) * 2; }
  __host__ int h(int a) { return hd(a); } template <class T> __host__ __device__ T t(T a) { return a + hd(2);
  } struct S { __device__ S(int n) : v(n) {} __host__ __device__ int get() const { return v; }
  __device__ int dev() { return get() + d(v); } __host__ S() : v(h(3)) {} int v; };
  __attribute__((constant)) int c = 3; __device__ int g = 4; __attribute__((managed)) __device__ int m;
__attribute__((global)) void k(int *p, S s) { __attribute__((shared)) int sh[4]; sh[1] = p[0];
  p[1] = sh[1] + s.get() + c + g + d(1) + t(2) + s.dev(); }
int use(S s) { m = 2; auto l = [=](int a) { return a + s.v; };
  return h(1) + hd(2) + t(3) + t(2.5) + s.get() + m + l(4) + S().v; }
