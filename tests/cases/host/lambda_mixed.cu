// flags: --extended-lambda
// lambdas together with managed variables, launches, device symbols and unnamed namespaces
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
__global__ void plain(int *p) { *p = 1; }
__managed__ int managed; __managed__ struct { int a; } record; __device__ int device_variable; __constant__ int constants[4];
namespace { __managed__ int hidden; int helper(int i) { return i; } struct Local { int v; }; }
__device__ int device_function(int i) { return i + device_variable; }
__host__ __device__ int anywhere(int i) { return i * 2; }
void host(int x, int *p) {
  kernel<<<1, 1>>>([=] __device__ (int i) { return i + x + managed + constants[i]; }, p);
  kernel<<<1, 1>>>([m = managed, r = record.a] __device__ (int i) { return i + m + r; }, p);
  kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return i + x + managed; }, p);
  auto both = [=] __host__ __device__ (int i) {
#ifndef __CUDA_ARCH__
    plain<<<1, 1>>>(p);
    return helper(i) + hidden;
#else
    return device_function(i) + x;
#endif
  };
  kernel<<<1, 1>>>(both, &managed);
  auto launcher = [=](int n) { plain<<<n, 1>>>(p); kernel<<<n, managed>>>([=] __device__ (int i) { return anywhere(i) + x; }, p); return managed; };
  *p = launcher(2) + both(1);
  kernel<<<dim3(managed, [=] { return x; }()), 1, 0, nullptr>>>([v = Local{x}] __device__ (int i) { __shared__ int s[4]; s[0] = i; __syncthreads(); return v.v + s[0] + threadIdx.x; }, p);
  x > 1 ? plain<<<1, 1>>>(p) : kernel<<<1, 1>>>([=] __device__ (int i) { return x + i; }, p);
  auto generic = [=](auto f) { kernel<<<1, 1>>>(f, p); };
  generic([=] __device__ (int i) { return device_function(i) + x; });
  cudaMemcpyToSymbol(device_variable, &x, sizeof(x));
}
template <class T> struct Runner { T t; void go(int *p) const { auto copy = *this; kernel<<<1, 1>>>([=] __device__ (int i) { return (int)copy.t + i + managed; }, p); auto f = [&](int n) { kernel<<<n, 1>>>([*this] __host__ __device__ (int i) { return (int)t + i; }, p); }; f(1); } };
template struct Runner<float>;
