// flags: --extended-lambda -std=c++20
// C++20: template parameter lists, init-captures, concepts, [=, this]
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class T> concept Small = sizeof(T) <= 8;
template <Small T> void constrained(T t, int *p) requires (sizeof(T) > 1) { kernel<<<1, 1>>>([=] __device__ (int i) { return (int)t + i; }, p); }
struct S { int v; void go(int n, int *p) { kernel<<<1, 1>>>([=, this] __device__ (int i) { return v + n; }, p); }
  bool operator==(const S &) const = default; };
void host(int x, int *p) {
  kernel<<<1, 1>>>([=] __device__ <class T> (T i) { return (int)i + x; }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { if constexpr (sizeof(int) == 4) return i; else return i + 1; }, p);
  using L = decltype([] __host__ __device__ (int i) { return i; });
  constrained(1, p); S{1}.go(2, p);
}
