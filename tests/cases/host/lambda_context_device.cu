// flags: --extended-lambda
// lambdas in device code and in the bodies of other device lambdas get no wrapper
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
__device__ int dev(int n) { auto l = [=] __device__ (int k) { return k + n; }; return l(1); }
__device__ int hd_in_device(int n) { auto l = [=] __host__ __device__ (int k) { return k + n; }; return l(1); }
__global__ void k(int *p) { auto l = [=] __device__ (int i) { p[i] = dev(i) + hd_in_device(i); }; l(0); }
void host(int n, int *p) {
  k<<<1, 1>>>(p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto in = [=] __device__ (int j) { return i + j + n; }; return in(2); }, p);
  kernel<<<1, 1>>>([=] __device__ (int i) { auto in = [&](int j) { return i + j; }; return in(2) + n; }, p);
  kernel<<<1, 1>>>([=] __host__ __device__ (int i) { auto in = [&](int j) { return i + j + n; }; return in(2); }, p);
}
