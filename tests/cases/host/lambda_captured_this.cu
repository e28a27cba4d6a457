// flags: --extended-lambda
// this is captured where a member function that needs an object has been chosen, behind what its arguments capture
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
struct B { __host__ __device__ int bm(int i) const { return i; } template <class T> __host__ __device__ T bt(T t) const { return t; } template <class T> static __host__ __device__ T bst(T t) { return t; } };
struct S : B { int v; __host__ __device__ int method(int i) const { return i; } static __host__ __device__ int st(int i) { return i; } __host__ __device__ int ov(int i) const { return i; } static __host__ __device__ int ov(double i) { return 1; }
  __host__ __device__ int two(int i) const { return i; } __host__ __device__ int two(double i) const { return 1; }
  void f(int n, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return method(n); }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return ov(1.0) + n; }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return this->method(n); }, p);
   kernel<<<1, 1>>>([=] __device__ (int i) { return two(n); }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return ov(n); }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return bt(n) + bm(n); }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return bst(n); }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return v + two(n); }, p); } };
template <class T> struct D { int w; __host__ __device__ int two(int i) const { return i; } __host__ __device__ int two(double i) const { return 1; } __host__ __device__ static int ov(int i) { return i; } __host__ __device__ int ov(double i) const { return 1; }
   void f(T n, int *p) {  kernel<<<1, 1>>>([=] __device__ (int i) { return two(n); }, p);  kernel<<<1, 1>>>([=] __device__ (int i) { return ov(1) + n; }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return ov(n); }, p); } };
void g(S s, int *p) { s.f(1, p); D<int>().f(1, p); }
