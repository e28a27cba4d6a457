// flags: --extended-lambda
// attributes in the annotation slot, in any order and number
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
void host(int a, int *p) {
  kernel<<<1, 1>>>([=] __device__ __noinline__ (int i) { return a + i; }, p);
  kernel<<<1, 1>>>([=] __noinline__ __device__ (int i) { return a + i; }, p);
  kernel<<<1, 1>>>([=] __device__ __host__ __device__ (int i) { return a + i; }, p);
  kernel<<<1, 1>>>([=] __attribute__((unused)) __device__ (int i) { return a + i; }, p);
  auto h = [=] __host__ (int i) { return a + i; };
  auto n = [=] __noinline__ (int i) { return a + i; };
  *p = h(1) + n(2);
  int arr[2] = {1, 2};
  kernel<<<1, 1>>>([v = arr[0], w = arr[1]] __device__ (int i) { return v + i + w; }, p);
}
