// flags: --extended-lambda
// at namespace and class scope no wrapper is made: a device lambda keeps an empty body
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
auto at_namespace = [] __host__ __device__ (int i) { return i + 1; };
auto device_only = [] __device__ (int i) { (void)i; };
struct S {
  int (*member)(int) = [] __host__ __device__ (int i) { return i * 2; };
  static int call(int (*f)(int) = [] __host__ __device__ (int i) { return i * 3; }) { return f(2); }
};
int defaulted(int (*f)(int) = [] __host__ __device__ (int i) { return i * 4; }) { return f(1); }
int host(int n, int *p) {
  int block_default(int v = 2);
  auto plain = [](int (*f)(int) = [] __host__ __device__ (int i) { return i * 5; }) { return f(2); };
  kernel<<<1, 1>>>([=] __device__ (int i) { return i + n; }, p);
  return at_namespace(2) + S().member(1) + S::call() + defaulted() + plain();
}
int block_default(int v) { return v; }
