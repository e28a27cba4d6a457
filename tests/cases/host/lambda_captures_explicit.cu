// flags: --extended-lambda
// explicit captures: copies, arrays, references, structured bindings, constants
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
struct Pair { int a; float b; };
void host(int n, int &r, const float &c, int *p, int par[4]) {
  int a1[3] = {1, 2, 3}, a2[2][3] = {}, a7[1][1][1][1][1][1][2] = {};
  const int k1[2] = {4, 5};
  const int ci = 3;
  constexpr int ce = 4;
  volatile int vol = 1;
  auto [x, y] = Pair{1, 2.f};
  auto &&rr = n;
  kernel<<<1, 1>>>([n, r, c] __device__ (int i) { return i + n + r + (int)c; }, p);
  kernel<<<1, 1>>>([a1, k1] __device__ (int i) { return a1[i] + k1[0]; }, p);
  kernel<<<1, 1>>>([a2, a7] __device__ (int i) { return a2[0][i] + a7[0][0][0][0][0][0][1]; }, p);
  kernel<<<1, 1>>>([ci, ce] __device__ (int i) { return ci + ce; }, p);
  kernel<<<1, 1>>>([=, vol = (int)vol] __device__ (int i) { return vol + i; }, p);
  kernel<<<1, 1>>>([rr, par] __device__ (int i) { return rr + par[i]; }, p);
  kernel<<<1, 1>>>([n] __host__ __device__ (int i) { return n; }, p);
  kernel<<<1, 1>>>([a1, ci] __host__ __device__ (int i) { return a1[i] + ci; }, p);
  (void)x; (void)y;
}
