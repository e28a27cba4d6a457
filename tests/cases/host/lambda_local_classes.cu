// flags: --extended-lambda
// lambdas in members of local classes, in variable templates and in constexpr device functions
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
__device__ constexpr int cd(int n) { auto l = [=] __device__ (int k) -> int { return k + n; }; return l(1); }
__global__ void use(int *p) { *p = cd(2); }
void host(int x, int *p) {
  struct Local { int (*f)(int) = [] __host__ __device__ (int i) { return i * 2; }; void (*g)(int) = [] __device__ (int i) { __syncthreads(); }; int m(int v = 3, int (*q)(int) = [] __host__ __device__ (int i) { return i; }) { return f(v) + q(2); } };
  Local l; *p = l.m();
  kernel<<<1, 1>>>([=] __device__ (int i) { struct In { int (*f)(int) = [] __device__ (int i) { return i * 2; }; }; return In().f(x); }, p);
  use<<<1, 1>>>(p);
}
template <class T> auto variable = [] __device__ (T i) -> T { __syncthreads(); return i; };
template <class T, class F = int> struct Deflt { template <class U = decltype(sizeof(int))> int f(U u = U()) { kernel<<<1, 1>>>([=] __device__ (int i) { return (int)u + i; }, (int *)nullptr); return 1; } };
int i = Deflt<int>().f();
