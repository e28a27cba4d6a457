// flags: -std=c++17
// A stencil over a grid: kernels, shared memory, launches, runtime calls, device classes, with everyday mistakes.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call) do { cudaError_t e_ = (call); if (e_ != cudaSuccess) std::printf("%s\n", cudaGetErrorString(e_)); } while (0)

constexpr int block_size = 256;
__constant__ float weights[9];
__device__ int counter;
__managed__ float residual;
__shared__ int wrong_place;

namespace geo {
template <typename T, int N> struct Box {
    static constexpr int n = N;
    T lo[N], hi[N];
    __host__ __device__ T side(int d) const { return hi[d] - lo[d]; }
    __host__ __device__ bool inside(const T *p) const { return p[0] >= low[0]; }
};
struct Cell {
    int x, y;
    __host__ __device__ Cell(int x, int y) : x(x), y(y), z(0) {}
    __host__ __device__ int index(int width) const { return y * width + x; }
    void move(int dx) { x += dx; }
};
__device__ float clampf(float v, float lo, float hi) { return v < lo ? lo : v > hi ? hi : v; }
}  // namespace geo

int dims = geo::Bx<float, 3>::n;
int dims2 = geo::Box<float>::n;
int dims3 = geo::Box<float, 3>::m;
geo::Bx<float, 2> field;
geom::Box<float, 2> area;

struct Grid {
    int width, height;
    float *data;
    size_t pitch;
    __host__ __device__ float &at(int x, int y) { return data[y * widht + x]; }
    __device__ const float &at(int x, int y) const { return data[y * width + x]; }
    __host__ __device__ int size() const { return width * height; }
    void clear() const { width = 0; data = nullptr; }
    __global__ void fill(float v);
};

void host_report(const char *what) { std::printf("%s\n", what); }

__global__ void stencil(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.w;
    if (x >= width || y >= hight) return;
    __shared__ float tile[block_size + 2];
    tile[threadIdx.x] = in[y * width + x];
    __syncthread();
    float sum = 0;
    for (int i = 0; i < 9; ++i) sum += weight[i] * tile[threadIdx + i];
    in[y * width + x] = sum;
    out[y * width + x] = geo::clamp(sum, 0.f, 1.f);
    out = sum;
    return sum;
}

__global__ int reduce(const float *in, float *out, int n) {
    extern __shared__ float part[];
    int t = threadIdx.x;
    part[t] = in[t];
    return 0;
}

__global__ void count_cells(Grid g, int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < g.size) atomicAdd(count, 1);
    if (g.at(i) > 0) atomicAdd(counter, 1);
    if (g.at(i, 0) > 0) atomicAd(count, 1);
    geo::Cell c(i);
    geo::Cell d{i, 0};
    d.mov(3);
    d.index();
    float f = g.data;
    g.data = in;
    dim3 grid = gridDim;
    grid.w = 3;
    __shared__ int local = 0;
    threadIdx.x = 3;
    gridDim.y = 1;
    double *p = g.data;
    std::printf("%d\n", c.x, q);
}

template <typename T> __global__ void scale(T *data, T factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] *= factr;
}

template <int N> __global__ void unrolled(float *data) {
    for (int i = 0; i < N; i++) data[i] = 0
}

__device__ float only_device(float x) { return x * 2; }

void launches(float *a, const float *b, int n, std::vector<float> &v) {
    dim3 grid(n / block_size, 1, 1, 1);
    dim3 block = {block_size, 1};
    cudaStream_t stream;
    stencil<<<grid, block>>>(a, b, n, n);
    stencil<<<grid, block>>>(b, a, n);
    stencil<<<grid>>>(b, a, n, n);
    stencil<<<grid, block, 0, stream, 1>>>(b, a, n, n);
    stencil<<<grid, "block">>>(b, a, n, n);
    stencil(b, a, n, n);
    stencl<<<grid, block>>>(b, a, n, n);
    stencil<<<grid, block>>>(v, a, n, n);
    stencil<<<grid, block>>>(v.data(), a.data(), n, n);
    host_report<<<1, 1>>>("x");
    scale<<<grid, block>>>(a, 2, n);
    scale<<<grid, block>>>(a, 2.f);
    scale<double><<<grid, block>>>(a, 2.0, n);
    scale<float, 2><<<grid, block>>>(a, 2.f, n);
    unrolled<<<1, 1>>>(a);
    unrolled<n><<<1, 1>>>(a);
    unrolled<4><<<1, 1>>>(b);
    int result = stencil<<<grid, block>>>(b, a, n, n);
    stencil<<<grid, block>>(b, a, n, n);
    auto kernel = scale;
    void (*pointer)(float *, float, int) = scale<float>;
    pointer<<<grid, block>>>(a, 2.f, "n");
}

void memory(int n, std::vector<float> host) {
    float *d;
    int device;
    cudaDeviceProp prop;
    cudaMaloc(&d, n * sizeof(float));
    cudaMalloc(d, n * sizeof(float));
    CHECK(cudaMalloc(&d));
    CHECK(cudaMemcpy(d, host, n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d, host.data(), n * sizeof(float), cudaMemcpyHostToDevic));
    CHECK(cudaMemcpy(d, host.data(), n * sizeof(float)));
    CHECK(cudaMemcpyAsync(d, host.data(), n * sizeof(float), cudaMemcpyHostToDevice, "stream"));
    CHECK(cudaMemcpyToSymbol(weight, host.data(), 36));
    CHECK(cudaGetDevice(device));
    CHECK(cudaGetDeviceProperties(prop, 0));
    std::printf("%s %d\n", prop.name, prop.multiprocessorCount);
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(start));
    CHECK(cudaEventRecord(&start));
    float ms = cudaEventElapsedTime(start, stop);
    CHECK(cudaEventElapsedTime(ms, start, stop));
    cudaError_t status = cudaGetLastErr();
    if (status = 0) return;
    int code = cudaSuccess;
    cudaError_t other = 3;
    cudaStream_t s = 0, t = 1;
    CHECK(cudaStreamCreate(s));
    CHECK(cudaStreamSynchronize(&s));
    CHECK(cudaStreamWaitEvent(s, start, 0, 1));
    CHECK(cudaMemset(d, 0));
    CHECK(cudaFree(&d, 1));
    cudaMemcpyKind kind = 1;
    Grid g;
    g.data = host;
    g.fill<<<1, 1>>>(3);
    g.with = 3;
    float *h = malloc(n);
    int *k = (float *)malloc(n);
    float x = h[1.5];
    float y = h["a"];
    free(x);
    CHECK(cudaSetDevice());
    CHECK(undefined_call(d));
    std::vector<float> copy(host, n, 3);
    host.push_back("abc");
    host.resize();
    float last = host.back;
    float total = host + 1;
}

template <typename F> __global__ void apply(F f, int n) { f(threadIdx.x, m); }

void lambdas(float *d, int n) {
    auto add = [=] __device__(int i) { d[i] += 1; };
    apply<<<1, n>>>(add);
    apply<<<1, n>>>([=](int i) { d[i] = k; }, n);
    auto f = [d](int i) { d[i] = n; };
    auto g = [&d, n](int i) mutable { n = i; return; d = 0; };
    f();
    g("x");
    int r = g(1);
}

int main() {
    Grid g{4, 4, nullptr, 0, 5};
    Grid h(4, 4);
    const Grid c = g;
    c.width = 4;
    c.data[0] = 1;
    g = 3;
    if (g) return 1;
    g.at(0, 0) = "x";
    only_device();
    return g;
}
