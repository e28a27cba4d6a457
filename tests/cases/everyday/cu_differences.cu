// A small finite-difference library with kernels, streams and a host driver. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <cooperative_groups.h>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                                    \
    do {                                                                                               \
        cudaError_t status = (call);                                                                   \
        if (status != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(status));               \
    } while (0)

constexpr int kTile = 16;
__constant__ float coefficients[8];
__device__ int counter;

struct Extent {
    int width, height;
    __host__ __device__ int size() const { return width * height; }
    __device__ bool contains(int x, int y) const { return x >= 0 && x < width && y >= 0 && y < height; }
    bool operator==(const Extent &o) const { return width == o.width && height == o.height; }
};

template <typename T> class Buffer {
public:
    explicit Buffer(size_t n) : n_(n) { CHECK(cudaMalloc(&data_, n * sizeof(T))); }
    ~Buffer() { cudaFree(data_); }
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;
    Buffer(Buffer &&other) noexcept : data_(other.data_), n_(other.n_) { other.data_ = nullptr; }
    T *data() { return data_; }
    const T *data() const { return data_; }
    size_t size() const { return n_; }
    void upload(const std::vector<T> &from) { CHECK(cudaMemcpy(data_, from.data(), n_ * sizeof(T), cudaMemcpyHostToDevice)); }
    std::vector<T> download() const
    {
        std::vector<T> to(n_);
        CHECK(cudaMemcpy(to.data(), data_, n_ * sizeof(T), cudaMemcpyDeviceToHost));
        return to;
    }

private:
    T *data_ = nullptr;
    size_t n_ = 0;
};

class Stream {
public:
    Stream() { CHECK(cudaStreamCreate(&stream_)); }
    ~Stream() { cudaStreamDestroy(stream_); }
    Stream(const Stream &) = delete;
    operator cudaStream_t() const { return stream_; }
    void wait() const { CHECK(cudaStreamSynchronize(stream_)); }

private:
    cudaStream_t stream_;
};

__global__ void fill(float *out, float value, Extent extent)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (!extent.contains(x, y)) return;
    out[y * extent.width + x] = value;
    // 1: a member that is not there
    out[y * extent.pitch + x] = value;
    // 2: host function of the standard library
    std::string name = "fill";
}

__global__ void laplace(const float *in, float *out, Extent extent)
{
    __shared__ float tile[kTile + 2][kTile + 2];
    int x = blockIdx.x * kTile + threadIdx.x, y = blockIdx.y * kTile + threadIdx.y;
    if (!extent.contains(x, y)) return;
    tile[threadIdx.y + 1][threadIdx.x + 1] = in[y * extent.width + x];
    __syncthreads();
    // 3: writes through a pointer to const
    in[y * extent.width + x] = 0.0f;
    // 4: a misspelt variable
    out[y * extent.width + x] = tile[threadIdx.y][theadIdx.x] * coefficients[0];
    // 5: unused, and a local that is only set
    int unused = 3;
    float last;
    last = tile[0][0];
    // 6: long double
    long double precise = 1.0;
    out[0] += precise;
}

template <typename T, int N> __global__ void scan(T *values, int n)
{
    __shared__ T shared[N];
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    int i = block.thread_rank();
    shared[i] = i < n ? values[i] : T(0);
    block.sync();
    // 7: member of the group that is not there
    T sum = warp.reduce(shared[i]);
    // 8: an unknown function with template arguments
    T best = warp_max<T>(shared[i], sum, 32);
    values[i] = best;
}

// 9: host code in a device function
__device__ float average(const std::vector<float> &values)
{
    float sum = 0;
    for (float v : values) sum += v;
    return sum / values.size();
}

// 10: throws on the device
__device__ int checked(int i, int n)
{
    if (i >= n) throw "out of range";
    return i;
}

// 11: kernel with a result
__global__ int count(const int *in)
{
    return atomicAdd(&counter, in[threadIdx.x]);
}

// 12: a host helper used by a kernel
static float scaled(float v) { return v * 2.0f; }
__global__ void scale(float *v, int n)
{
    int i = threadIdx.x;
    if (i < n) v[i] = scaled(v[i]);
}

struct Shape {
    virtual ~Shape() {}
    virtual __device__ float area() const = 0;
};
struct Square : Shape {
    float side;
    // 13: missing const, so it overrides nothing
    __device__ float area() override { return side * side; }
};
__device__ void shapes(Shape *s)
{
    // 14: abstract object, dynamic_cast
    Square square;
    Square *q = dynamic_cast<Square *>(s);
    dynamic_cast<Square *>(s);
    float a = s->aera();
}

class Solver {
public:
    Solver(Extent extent) : extent_(extent), a_(extent.size()), b_(extent.size()) {}
    void step(int n)
    {
        dim3 block(kTile, kTile), grid((extent_.width + kTile - 1) / kTile, (extent_.height + kTile - 1) / kTile);
        for (int i = 0; i < n; i++) {
            // 15: buffers in the place of pointers
            laplace<<<grid, block>>>(a_, b_, extent_);
            laplace<<<grid, block>>>(a_.data(), b_.data());
            laplace<<<grid, block, 0, stream_>>>(a_.data(), b_.data(), extent_, i);
            // 16: an argument is missing
            laplace<<<grid, block>>>(a_.data(), , extent_);
            std::swap(a_, b_);
        }
        stream_.wait(0);
    }
    // 17: copies what cannot be copied
    Buffer<float> result() { return a_; }
    void reset()
    {
        fill<<<1, 1, 0, stream_>>>(a_.data(), "0", extent_);
        fill(a_.data(), 0.0f, extent_);
        Stream copy = stream_;
        copy = stream_;
    }
    const Extent &extent() const { return extent_; }
    void resize(int w) const { extent_.width = w; }

private:
    Extent extent_;
    Buffer<float> a_, b_;
    Stream stream_;
};

// 18: bounds that are no constants
struct Config {
    int threads;
    static constexpr int blocks = 4;
};
__global__ void __launch_bounds__(Config::threads) bounded(float *p) { p[0] = 1; }

// 19: lambdas
void transform(float *data, int n, std::vector<float> &host)
{
    auto twice = [=] __device__(float v) { return v * n; };
    auto bad = [&] __device__(float v) { return v * n; };
    auto vec = [=] __device__(int i) { return host[i]; };
    scan<float, 32><<<1, 32>>>(data, n);
    scan<float><<<1, 32>>>(data, n);
    scan<int, 32><<<1, 32>>>(data, n);
    scan<double, n><<<1, 32>>>(nullptr, n);
}

template <typename F> __global__ void apply(F f, float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] = f(data[i], i);
}

struct Twice { __device__ float operator()(float v) const { return v * 2; } };
struct HostTwice { float operator()(float v, int) const { return v * 2; } };

template <typename T> __device__ T clampTo(T v, T low, T high)
{
    if (v < low) return low;
    if (v > high) return hi;
    return v;
}

__global__ void clampAll(float *p, int n)
{
    p[threadIdx.x] = clampTo(p[threadIdx.x], 0, 1.0f);
    p[threadIdx.x] = clampTo<float>(p[threadIdx.x], 0);
    atomicAdd(p, 1, 2);
    atomicAdd(&n, 1.5f);
    __shfl_down_sync(0xffffffff, p);
    printf("%d\n", p);
    int4 v = make_int4(1, 2, 3);
    float2 w = make_float2(1.0f, 2.0f).z;
    int r = __popc("a");
    __syncthread();
    return n;
}

int main(int argc, char **argv)
{
    // 20: no default constructor, explicit
    Solver solver;
    Solver second({64, 64});
    Buffer<float> buffer = 3;
    Extent e = {1, 2, 3};
    if (e == 3) return 1;
    second.step();
    // 21: runtime calls
    cudaMalloc(&buffer, 64, 0);
    float *p = cudaMalloc(64);
    cudaMemcpy(p, buffer.data(), 64);
    cudaMemcpyToSymbol(coefficients, 3, 32);
    cudaEvent_t start = 0, stop;
    cudaEventElapsedTime(start, stop);
    cudaDeviceSynchronise();
    apply<<<1, 32>>>(Twice(), p, 32);
    apply<<<1, 32>>>(HostTwice(), p, 32);
    apply<<<1, 32>>>(HostTwice{}, p);
    // 22: private members, unknown types
    solver.extent_ = e;
    std::unique_ptr<Extent> one = new Extent{1, 2};
    std::unique_ptr<Extent> two = one;
    std::vectr<float> values;
    for (auto v : second) printf("%f\n", v);
    switch (argc) {
    case 1: int inside = 3; break;
    case 1: break;
    }
    // 23: const and references
    const Extent fixed{2, 2};
    fixed.width = 3;
    int &ref = 5;
    std::string s = argc;
    // 24: control
    continue;
    goto nowhere;
    counter = 3;
    // 25: an unused result of a launch
    int x = clampAll<<<1, 1>>>(p, 3);
    auto y = count<<<1, 1>>>(nullptr);
    return "done";
}
