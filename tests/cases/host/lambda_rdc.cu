// flags: --extended-lambda -rdc=true
// separate compilation
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
namespace { int hidden(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + a; }, p); return a; } }
static void stat(int a, int *p) { kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return i + a; }, p); }
template <class T> void tmpl(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) -> int { return i + (int)t; }, p); }
__managed__ int counter;
int host(int *p) { hidden(1, p); stat(2, p); tmpl(3, p); tmpl(4.f, p); int c = counter; kernel<<<1, 1>>>([=] __device__ (int i) { return i + c; }, p); return 1; }
