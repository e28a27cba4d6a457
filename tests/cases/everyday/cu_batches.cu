// Batched matrix work with tiles, warps and policies. It does not compile yet.
// flags: -std=c++20 --extended-lambda
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_fp16.h>
#include <array>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace cg = cooperative_groups;

namespace batch {

enum class Layout { row, column };
struct Shape { int rows, cols; };
template <typename T, Layout L> struct Matrix {
    T *data;
    Shape shape;
    __host__ __device__ int index(int r, int c) const { return L == Layout::row ? r * shape.cols + c : c * shape.rows + r; }
    __device__ T &at(int r, int c) { return data[index(r, c)]; }
    T sum() const;
};
template <typename T> concept Number = requires(T a, T b) { a + b; a * b; };
template <Number T> __device__ T multiply(T a, T b) { return a * b; }

class Handle {
public:
    Handle() = default;
    explicit Handle(cudaStream_t s) : stream_(s) {}
    Handle(const Handle &) = delete;
    Handle(Handle &&) = default;
    cudaStream_t get() const { return stream_; }
private:
    cudaStream_t stream_ = nullptr;
    std::mutex lock_;
};

struct Policy {
    static constexpr int threads = 128;
    int items;
    template <class T> using Tile = std::array<T, 4>;
};

template <class P> __global__ void __launch_bounds__(P::threads) copy(const float *from, float *to, int n)
{
    int i = blockIdx.x * P::threads + threadIdx.x;
    const float *source = from + i;
    if (i < n) to[i] = from[i] * P::scale;
}

template <class P> __global__ void __launch_bounds__(P::items) zero(float *to, int n)
{
    if (threadIdx.x < n) to[threadIdx.x] = 0;
}

__global__ void gemm(Matrix<float, Layout::row> a, Matrix<float, Layout::row> b, Matrix<float, Layout::row> c)
{
    __shared__ float tileA[16][16], tileB[16][16];
    int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
    auto block = cg::this_thread_block();
    float sum = 0;
    for (int k = 0; k < a.shape.cols; k += 16) {
        tileA[threadIdx.y][threadIdx.x] = a.at(row, k + threadIdx.x);
        tileB[threadIdx.y][threadIdx.x] = b.at(k + threadIdx.y);
        block.snyc();
        for (int i = 0; i < 16; i++) sum += tileA[threadIdx.y][i] * tileB[i][threadIdx];
        block.sync(1);
    }
    c.at(row, col) = multiply(sum, "x");
    c.at(row, col) = multiply<float>(sum);
    c.sum();
    c.shap.rows = 3;
    Matrix<float, Layout::diagonal> d;
    Matrix<float> e;
    Layout l = 0;
    int m = Layout::row;
    half h = __float2half("1");
    half2 h2 = __halves2half2(h);
    auto tile = cg::tiled_partition<32>(block);
    float r = cg::reduce(tile, sum, cg::plus<float>());
    float r2 = cg::redce(tile, sum, cg::plus<float>());
    float r3 = cg::reduce<float>(tile, sum);
    printf("%f\n", r);
}

__global__ void entries(std::span<const float> in, float *out)
{
    for (float v : in) out[0] += v;
    std::vector<float> local;
    local.push_back(1);
    static int calls = 0;
    extern __shared__ float buffer[];
    buffer = out;
    out[threadIdx.x] = buffer[threadIdx.x] + threadIdx.w;
    throw 3;
    new Handle;
}

class Engine {
public:
    Engine(int device, std::string name) : name_(std::move(name)) { cudaSetDevice(device, 0); }
    void run(const std::map<std::string, Shape> &shapes)
    {
        for (auto &[name, shape] : shapes) {
            gemm<<<dim3(shape.rows / 16), 256>>>(shape, b_, c_);
            gemm<<<name, 256>>>(a_, b_, c_);
            gemm<<<1, 256, 0, handle_>>>(a_, b_, c_);
            gemm<<<1, 256, 0, handle_.get()>>>(a_, b_, c_, 3);
            gemm<<<1>>>(a_, b_, c_);
            gemm<<<1, 256>>>(a_, b_, );
            shape.rows = 3;
        }
        copy<Policy><<<1, Policy::threads>>>(a_.data, b_.data, 3);
        copy<<<1, 32>>>(a_.data, b_.data, 3);
        zero<Policy><<<1, 32>>>(a_.data, 3);
        Handle other = handle_;
        take(handle_, 1, 2);
        take(handle_);
        std::unque_ptr<Handle> p;
        std::vectr<int> v{1, 2};
        auto q = std::make_uniqe<Handle>(stream_, 3);
        std::vector<Shape> all = {{1, 2, 3}};
        all.puch_back({1, 2});
        all[0].size();
        std::string text = name_ + 3 + shapes;
        auto f = [&](int i) { return all[i].rows + missing_; };
        f("a");
        handle_.lock_.lock();
        std::lock_guard<std::mutex> guard;
        handle_ = Handle(nullptr);
        std::array<int, 2> two = {1, 2, 3};
        Policy::Tile<float> tile = 3;
    }
    static void take(Handle h, int n);
    virtual void finish() const = 0;

private:
    std::string name_;
    Matrix<float, Layout::row> a_, b_, c_;
    Handle handle_;
};

class Fast : public Engine {
public:
    Fast() {}
    void finish() override {}
    void step() { handle_ = Handle(); }
};

} // namespace batch

using namespace batch;

template <typename F> __global__ void each(F f, int n) { int i = threadIdx.x; if (i < n) f(i); }

void lambdas(float *p, int n)
{
    std::vector<float> host(n);
    each<<<1, 32>>>([=] __device__(int i) { p[i] = host[i]; }, n);
    each<<<1, 32>>>([&] __device__(int i) { p[i] = 1; }, n);
    each<<<1, 32>>>([=] __device__(int i) { n = i; }, n);
    each<<<1, 32>>>([=] __device__(int i, int j) { p[i] = j; }, n);
    each<<<1, 32>>>([=](int i) { p[i] = 2; }, n);
    each([=] __device__(int i) { p[i] = 3; }, n);
    auto keep = [] __device__(float x) { return x * scale; };
    host.at("x");
    int unused = 3;
}

int main()
{
    Engine engine(0, "main");
    Fast fast(1);
    fast.run({{"a", {1, 2}}});
    fast.run(3);
    cudaStream_t s;
    cudaStreamCreate(s);
    cudaMemcpyAsync(nullptr, nullptr, 3, cudaMemcpyHostToDevice, 0, s);
    float *p = nullptr;
    cudaMalloc(p, 3);
    entries<<<1, 32>>>(std::vector<float>{1}, p);
    entries<<<1, 32, 3, 4, 5>>>({}, p);
    Matrix<float, Layout::row> m{p, 1, 2};
    m.at(0, 0) = 1;
    if (m = nullptr) return 1;
    return engine;
}
