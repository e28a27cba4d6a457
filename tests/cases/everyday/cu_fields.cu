// flags: -std=c++17 --extended-lambda
// A field library: templates of kernels, lambdas, policies, inheritance between host and device.
#include <cstdio>
#include <cmath>
#include <functional>
#include <array>
#include <type_traits>

#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { fprintf(stderr, "%s\n", cudaGetErrorString(e)); exit(1) } } while (0)
#define HD __host__ __device__

template <typename T>
class Field {
public:
  HD Field(T *d, int n) : data_(d), size_(n) {}
  HD T &operator()(int i) { return data_[i]; }
  HD const T &operator()(int i) const { return data_[i]; }
  HD int size() const { return sizes_; }
  __device__ void add(const Field &o, int i) const { data_[i] += o(i); size_++; }
  static __device__ T zero;
  virtual __device__ T at(int i);
  virtual HD ~Field() {}
protected:
  T *data_;
  int size_;
};

template <typename T>
class Padded : public Field<T> {
public:
  HD Padded(T *d, int n, int pad) : Field<T>(d), pad_(pad) {}
  T at(int i) override { return this->data_[i + pad_]; }
  __device__ T edge() override { return 0; }
private:
  int pad_;
};

struct Policy { static constexpr int threads = 256; static const int items; };
struct Wrong { int threads = 64; };

template <class P, class F>
__global__ void __launch_bounds__(P::threads) forEach(int n, F f) {
  int i = blockIdx.x * P::threads + threadIdx.x;
  if (i < n) f(i);
}

template <class P, typename... Args>
__global__ void forAll(int n, Args &...args) { (args(n), ...); }

__global__ void __launch_bounds__(256, "2") bounded(int *p) {}
__global__ void __launch_bounds__(-1) negative(int *p) {}
__global__ void __launch_bounds__() empty(int *p) {}
__global__ static void internal(int *p) {}
__global__ void byReference(int &p) {}
__global__ void variadic(int n, ...) {}
__global__ void defaults(int n = 3, float x) {}
__global__ void overloaded(int *p) {}
__global__ void overloaded(float *p) {}
void __device__ inverted(int *p) { *p = hostOnly(); }
int hostOnly();
int hostOnly() { return 1; }
__device__ int deviceOnly(int x) { return x + hostOnly(); }
HD int both(int x) { return deviceOnly(x); }
__device__ __global__ void confused(int *p) {}
__host__ __global__ void confusedToo(int *p) {}
constexpr int square(int x) { return x * x; }
__global__ constexpr void cexpr(int *p) {}
inline __global__ void inlined(int *p) { *p = square("3"); }
__device__ int recursion(int n) { return n ? recursion(n - 1, 2) : 0; }
__shared__ int outside[32];
__constant__ int table[] = {1, 2, "3"};
__device__ int initialised = hostOnly();
__device__ const char *names[2] = {"a", "b", "c"};
extern __device__ int elsewhere;
__device__ int elsewhere = 3.5f, elsewhere;
__device__ int &refer = initialised;
__device__ auto guessed;
__constant__ std::function<int(int)> callback;
__device__ struct { int x; float y; } pair_ = {1, 2, 3};

template <typename T>
__device__ T clampTo(T x, T lo, T hi) { return x < lo ? lo : x > hi ? hi : x; }

__global__ void uses(float *p, Field<float> f) {
  clampTo(p[0], 0, 1);
  clampTo<float>(p[0], 0);
  clampTo<int, int>(1, 2, 3);
  float v = f(0, 1);
  f.data_[0] = 1;
  f.zero = "x";
  Field<float> g;
  Field<float> h(p);
  Field<double> d(p, 3);
  Field<float> same = f + f;
  f.missing(3);
  f->size();
  const Field<float> c(p, 2);
  c(0) = 3;
  auto l = [=](int i) mutable { p[i] = v; p = nullptr; };
  auto m = [p](int i) { return p[i] + v; };
  auto k = [&] __device__ (int i) { return i; };
  int a[3] = {1, 2, 3, 4};
  int *q = p;
  p += 1.5f;
  float r = p * 2;
  *v = 3;
  v();
  float sqrtOf = std::sqroot(v);
  if (v = 0) return;
  while (f) {}
  int dup = 0; float dup = 1;
  unsigned warp = warpsize;
  int block = blockDim.w;
  dim3 where = {1, 2, 3, 4};
  printf(v);
  uses(p, f);
}

template <typename F> void run(int n, F f) { forEach<Policy><<<1, 1>>>(n, f); cudaDeviceSyncronize(); }

struct Simulation {
  float *data;
  int n;
  void step(float dt) {
    auto body = [=] __device__ (int i) { data[i] += dt; };
    run(n, body);
    run(body);
    run(n, [&] __device__ (int i) { data[i] = dt; });
    run(n, [=] __device__ (int i) { datum[i] = dt; });
    run(n, [dt, this, dt] __device__ (int i) { data[i] = dt; });
    run(n, [=] __device__ (int i) -> int { return "x"; });
    run(n, [=] __device__ (float i, int j) { });
    auto generic = [] __device__ (auto i) { return i.x; };
    auto nested = [=] __device__ (int i) { auto in = [=] __device__ (int j) { return j; }; return in(i); };
    std::function<void(int)> erased = body;
    forEach<Wrong><<<1, 1>>>(n, body);
    forEach<Policy><<<1, 1>>>(n, body, 3);
    forEach<<<1, 1>>>(n, body);
    forEach<Policy, int><<<1, 1>>>(n, body);
    forAll<Policy><<<1, 1>>>(n, body);
    defaults<<<1, 1>>>();
    overloaded<<<1, 1>>>(nullptr);
    overloaded<<<1, 1>>>(data);
    overloaded<<<1, 1>>>("x");
    internal<<<1, 1>>>(data);
    uses<<<1, 1>>>(data, *this);
    uses<<<n, {1, 1}>>>(data, Field<float>(data, n));
    uses<<<1, 1>>>(data, Field<float>(data));
    CHECK(cudaMalloc(&data));
    CHECK(cudaMalloc(data, n));
    CHECK(cudaFree(&data[0], 1));
    table[0] = 1;
    int t = table[1] + initialised;
    int *at = &initialised;
    cudaMemcpyFromSymbol(&t, "initialised", 4);
    cudaMemcpyFromSymbol(t, initialised, 4);
    deviceOnly(1);
    clampTo(1, 2, 3);
    Field<float>::zero = 1;
  }
};
