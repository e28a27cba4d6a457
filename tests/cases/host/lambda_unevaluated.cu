// flags: --extended-lambda -std=c++20
// lambdas in unevaluated operands count like the others
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class T> void host(T x, int *p) {  kernel<<<1, 1>>>([=] __device__ <class U> (U i) -> int { return i + x; }, p);
 using L = decltype([=] __device__ (int i) { return i; });
 int n = sizeof([=] __device__ (int i) { return i + x; });
 kernel<<<1, 1>>>([=] __device__ (int i) noexcept { return i + x + n; }, p);
}
int main() { host(1, nullptr); }
