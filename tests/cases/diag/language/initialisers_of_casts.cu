// `int x(int(A<T>().f()));` is an initialiser: what stands behind the arguments of a template decides
template <class T, int N = 1> struct p {
  int v = N;
  __host__ __device__ int h() const { return v; }
  template <class U> __host__ __device__ int g() const { return sizeof(U); }
};
__host__ __device__ int f() {
  int a(int(p<int>().h())), b(int(p<int, 2>().template g<int>() + p<p<int>>().v)), c(int(p<int, (1 > 0)>{}.v * 2));
  int d(float(p<char>().h()) / 2), e(int(a < b)), g(int(a < b && b > a)), h(unsigned(p<int>().h() & 1) | 2);
  return a + b + c + d + e + g + h;
}
template <class T> __host__ __device__ int t(T x) { int a(int(p<T>().h())), b(int(p<T>().template g<T>() + x)); return a + b; }
__global__ void k(int *r) { int x(int(p<int>().h())); *r = x + f() + t(2); }
int function() { int declared(int(x)), third(int(*q)[2]); return 1; }
struct m { int a; __host__ __device__ int g(int x) const { return x + a; } };
typedef int (m::*call)(int) const;
using field = int m::*;
__host__ __device__ int apply(call, field);
__host__ __device__ int pointers() { int x(int(apply(call(&m::g), field(&m::a)))), y(int(apply(&m::g, &m::a))); return x + y; }
