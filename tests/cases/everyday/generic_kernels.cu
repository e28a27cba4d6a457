// flags: -std=c++17
// Kernel templates with functors, launch wrappers and reductions, with mistakes in calls and launches.
#include <cstdio>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

template <typename T> struct Plus {
  __host__ __device__ T operator()(T a, T b) const { return a + b; }
};

template <typename T> struct Scale {
  T factor;
  __host__ __device__ explicit Scale(T f) : factor(f) { }
  __host__ __device__ T operator()(T x) { return x * factor; }
};

struct HostOnly {
  int operator()(int x) const { return x + 1; }
};

template <typename T, int Block = 256> __global__ void fill(T *out, T value, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = value;
}

template <typename In, typename Out, typename F> __global__ void transform(const In *in, Out *out, int n, F f) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = f(in[i]);
}

template <typename T, typename Op> __device__ T block_reduce(T value, Op op) {
  __shared__ T shared[32];
  int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  for (int offset = 16; offset > 0; offset >>= 1) value = op(value, __shfl_down_sync(0xffffffff, value, offset));
  if (lane = 0) shared[warp] = value;
  __syncthreads();
  return shared[lane];
}

template <typename T, typename Op, int Block> __global__ void reduce(const T *in, T *out, int n, Op op) {
  __shared__ T partial[Block];
  T sum = T();
  for (int i = threadIdx.x; i < n; i += Block) sum = op(sum, in[i]);
  partial[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x == 0) *out = block_reduce(sum, op);
}

template <typename... Ts> __global__ void store_all(Ts *...outs, int n) { }

template <typename... Ts> __global__ void print_all(Ts... values) { (printf("%f\n", double(values)), ...); }

template <int N> struct Dim {
  static_assert(N >= 1 && N <= 3, "one to three");
  unsigned extent[N];
  __host__ __device__ unsigned operator[](int i) const { return extent[i]; }
  template <int I> __host__ __device__ unsigned get() const {
    static_assert(I < N, "dimension out of range");
    return extent[I];
  }
};

template <typename T, int N> __global__ void with_dim(T *data, Dim<N> dim) { }

template <typename T> __host__ __device__ T clamp_to(T value, T low, T high) {
  return value < low ? low : value > high ? high : value;
}

void wrong_launches(float *floats, double *doubles, int *ints, const int *constant, int n) {
  fill<<<1, 256>>>(floats, 1, n);
  fill<float><<<1, 256>>>(doubles, 1.0f, n);
  fill<float><<<1, 256>>>(floats, 1.0f);
  fill<<<1, 256>>>(ints, 0, n, 4);
  fill<int, 2, 3><<<1, 256>>>(ints, 0, n);
  fill<int, float><<<1, 256>>>(ints, 0, n);
  fill<<<1>>>(ints, 0, n);
  fill<int>(ints, 0, n);
  fill<int><<<"1", 256>>>(ints, 0, n);
  fill<int><<<dim3(1, 2), floats>>>(ints, 0, n);
  fill<std::string><<<1, 1>>>(ints, "x", n);
  fill<int><<<1, 1>>>(constant, 0, n);
  int status = fill<int><<<1, 1>>>(ints, 0, n);
  reduce<<<1, 256>>>(ints, ints, n, Plus<int>());
  reduce<int, Plus<int>, 256><<<1, 256>>>(ints, ints, n, Plus<float>());
  reduce<int, Plus, 256><<<1, 256>>>(ints, ints, n, Plus<int>());
  transform<<<1, 256>>>(floats, doubles, n, Scale<float>());
  transform<<<1, 256>>>(floats, doubles, n, Scale(2.0f));
  transform<<<1, 256>>>(floats, doubles, n);
  transform<<<1, 256>>>(ints, doubles, n, HostOnly{});
  transform<float, float><<<1, 256>>>(floats, doubles, n, Scale<float>(1));
  with_dim<<<1, 1>>>(floats, Dim<2>{3, 4});
  with_dim<<<1, 1>>>(floats, Dim<2>{3, 4, 5});
  with_dim<float, 4><<<1, 1>>>(floats, Dim<4>());
  with_dim<<<1, 1>>>(floats, 3);
  print_all<<<1, 1>>>(1, 2.0, 'c');
  print_all<int, int><<<1, 1>>>(1);
  store_all<<<1, 1>>>(floats, doubles, n);
}

// A launcher that takes kernels as arguments.
template <typename... Params, typename... Args>
void launch(void (*kernel)(Params...), dim3 grid, dim3 block, Args &&...args) {
  static_assert(sizeof...(Params) == sizeof...(Args), "as many arguments as parameters");
  kernel<<<grid, block>>>(std::forward<Args>(args)...);
}

__global__ void plain(int *out, float scale) { *out = scale; }
void launched(int *out, float *wrong) {
  launch(plain, 1, 32, out, 1.0f);
  launch(plain, 1, 32, wrong, 1.0f);
  launch(plain, 1, 32, out);
  launch(fill<int>, 1, 32, out, 1, 2);
  launch(fill, 1, 32, out, 1, 2);
  launch(plain, "a", 32, out, 1.0f);
}

template <typename F> struct Launcher {
  F kernel;
  dim3 grid, block;
  template <typename... Args> auto operator()(Args... args) const -> void { kernel<<<grid, block>>>(args...); }
};

template <typename F> Launcher(F, int, int) -> Launcher<F>;

void by_launcher(int *out) {
  Launcher run{plain, 1, 32};
  Launcher none{};
  run(out, 2.0f);
  run(out);
  run.kernel = nullptr;
  run = 3;
  auto result = run(out, 1.0f) + 1;
}

// Functions of both sides.
template <typename T> __device__ T device_square(T x) { return x * x; }
template <typename T> __host__ T host_square(T x) { return x * x; }
int host_calls() {
  int a = device_square(3);
  double b = clamp_to(1.0, 2, 3.0);
  int c = clamp_to(1, 2);
  int d = clamp_to<int>(1.5, "2", 3);
  return a + b + c + d;
}

template <typename T> __global__ void calls_host(T *out) {
  out[0] = host_square(out[1]);
  out[1] = undeclared_function(out[2]);
  out[2] = undeclared_name;
  std::vector<T> local;
  out->member = 3;
}
template __global__ void calls_host<int>(int *);
template __global__ void fill<int>(float *, int, int);
template <> __global__ void fill<char>(char *out, int value, int n) { }

template <typename T> __global__ int returns_value(T *out) { return 1; }
template <typename T> __global__ void reference_parameter(T &out) { }
template <typename T> class Owner {
public:
  template <typename U> static __global__ void member_kernel(U *p) { }
  template <typename U> __global__ void nonstatic(U *p) { }
  __shared__ T shared_member;
  static __device__ T device_member;
};
Owner<int> owner;
