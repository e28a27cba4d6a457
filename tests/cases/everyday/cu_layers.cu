// Layers of a small neural network: half precision, cub, streams, graphs and several devices. It does not compile yet.
// flags: -std=c++17
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cub/cub.cuh>
#include <cuda_fp16.h>
#include <array>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <vector>

namespace cg = cooperative_groups;

namespace nn {

using Shape = std::array<int, 4>;

struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline void check(cudaError_t e)
{
    if (e) throw Error(cudaGetErrorString(e), e);
}

template <class T> class Buffer {
public:
    Buffer() = default;
    explicit Buffer(std::size_t n) : size_(n) { check(cudaMalloc(&data_, n * sizeof(T))); }
    Buffer(Buffer &&o) noexcept : data_(std::exchange(o.data_, nullptr)), size_(o.size_) {}
    Buffer(const Buffer &) = delete;
    ~Buffer() { cudaFree(data_); }
    T *get() { return data_; }
    std::size_t size() const { return size_; }
    void upload(const std::vector<T> &v) { check(cudaMemcpy(data_, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice)); }
    void fill(T v) const;

private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};

template <class T> void Buffer<T>::fill(T v) { cudaMemset(data_, v, size_); }
template <class T> int Buffer<T>::count() const { return size_; }

struct Relu {
    static constexpr int id = 1;
    template <class T> __device__ T operator()(T x) const { return x > T(0) ? x : T(0); }
};
struct Sigmoid {
    float operator()(float x) const { return 1 / (1 + std::exp(-x)); }
};
struct Scale {
    float by;
    __device__ float operator()(float x) { return x * by; }
};

template <int Threads, int Items> struct Config {
    static constexpr int threads = Threads;
    static constexpr int items = Items;
    int runtime = 3;
};

using Small = Config<128, 4>;
using Tiny = Config<32>;

// ---- kernels ---------------------------------------------------------------------------------

template <class C, class A>
__global__ void __launch_bounds__(C::threads) activate(float *x, int n, A a)
{
    int i = blockIdx.x * C::threads + threadIdx.x;
    if (i < n) x[i] = a(x[i]);
}

template <class C>
__global__ void __launch_bounds__(C::threads) sum_rows(const float *x, float *out, int columns)
{
    using Reduce = cub::BlockReduce<float, C::threads>;
    using Load = cub::BlockLoad<float, C::threads, C::items, cub::BLOCK_LOAD_TRANSPOSED>;
    __shared__ typename Reduce::TempStorage temp;
    __shared__ Reduce::TempStore other;
    float v = 0;
    for (int i = threadIdx.x; i < columns; i += C::threads) v += x[blockIdx.x * columns + i];
    v = Reduce(temp).Sum(v);
    v = Reduce(temp).Add(v);
    if (threadIdx.x == 0) out[blockIdx.x] = v;
}

__global__ void __launch_bounds__(Small::runtime) softmax(float *x, int n)
{
    using Reduce = cub::BlockReduce<float, 128>;
    __shared__ Reduce::TempStorage temp;
    float top = Reduce(temp).Reduce(x[threadIdx.x], cub::Max{});
    float least = Reduce(temp).Reduce(x[threadIdx.x]);
    float sum = Reduce().Sum(x[threadIdx.x]);
    Reduce reduce(x);
    cub::BlockScan<int> scan;
    cub::WarpReduce<float>::TempStorage warps[4];
    float w = cub::WarpReduce<float>(warps).Sum(x[0]);
    x[threadIdx.x] = expf(x[threadIdx.x] - top) / (sum + least + w);
}

__global__ void group_norm(float *x, const float *gain, int n)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
    cg::thread_block_tile<32> lost = cg::tiled_partition<16>(block);
    auto bad = cg::tiled_partition<24>(block);
    auto missing = cg::tiled_partition(block);
    float v = x[block.thread_rank()];
    float s = cg::reduce(tile, v, cg::plus<float>());
    float t = cg::reduce(tile, v);
    float u = cg::reduce(v, tile, cg::plus<float>());
    float m = cg::reduce(tile, v, cg::maximum<float>());
    tile.sync();
    tile.synchronise();
    block.sync(tile);
    if (tile.thread_rank == 0) x[0] = s;
    int a = tile.shfl(v);
    int b = tile.shfl_xor(v, 1, 2);
    int c = tile.ballot();
    bool any = tile.any(v, s);
    unsigned size = tile.num_threads() + block.group_index();
    dim3 index = block.thread_index();
    int flat = block.thread_index();
    cg::grid_group grid = cg::this_grid();
    grid.sync(1);
    cg::cluster_group cluster = cg::this_cluster();
    cg::sync(block, 1);
    cg::memcpy_async(block, x, gain, sizeof(float) * n);
    cg::wait(block, 1, 2, 3);
    x[block.thread_rank()] = s + t + u + a + b + c + any + size + flat + index;
    gain[0] = m;
}

__global__ void gemm(const __half *a, const __half *b, __half *c, int n, __half alpha = 1.0f)
{
    __shared__ __half as[16][16], bs[16][16];
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float acc = 0;
    for (int k = 0; k < n; k += 16) {
        as[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        bs[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
        __syncthreads();
        for (int i = 0; i < 16; ++i) acc = __hfma(as[threadIdx.y][i], bs[i][threadIdx.x]);
        for (int i = 0; i < 16; ++i) acc += as[threadIdx.y] * bs[i];
        __synchthreads();
    }
    c[row * n + column] = __float2half(acc) * alpha;
    c[row * n + column] = acc * alpha;
    c[row][column] = acc;
    a[0] = c[0];
    half2 h = __floats2half2_rn(acc, acc);
    half2 g = __float2half2_rn(acc, acc);
    h = h * acc;
    h.x = h.y + h;
    float f = h2sqrt(h);
    c[0] = hexp(a);
    c[1] = half(acc, acc);
}

// ---- layers ----------------------------------------------------------------------------------

class Layer {
public:
    virtual ~Layer() = default;
    virtual Shape shape() const = 0;
    virtual void forward(const float *in, float *out, cudaStream_t s) = 0;
    virtual __device__ void device_forward(float *x);
    __global__ void kernel(float *x);
    static __global__ void static_kernel(float *x) { *x = 1; }
    __device__ float *weights();

protected:
    explicit Layer(std::string name) : name_(name) {}
    std::string name_;
    __shared__ float cache_[16];
    __device__ int rank_;
    static __constant__ float bias_[16];
};

class Dense : public Layer {
public:
    Dense(int in, int out) : in_(in), out_(out), weights_(in * out) {}
    Dense(int both) : Layer("dense"), in_(both), outs_(both) {}
    Shape shape() const override { return {in_, out_}; }
    void forward(float *in, float *out, cudaStream_t s) override
    {
        gemm<<<dim3(1, 1), dim3(16, 16), 0, s>>>(in, weights_.get(), out, in_);
        activate<Small><<<1, 128, 0, s>>>(out, out_, Relu());
        activate<Small, Relu><<<1, 128, 0, s>>>(out, out_, Sigmoid());
        activate<Small><<<1, 128, s>>>(out, out_, Scale(2.0f));
        activate<<<1, 128, 0, s>>>(out, out_, Relu{});
        activate<Tiny><<<1, 32, 0, s>>>(out, out_, Relu{});
        activate<Small><<<1, 128, 0, s>>>(out, out_, [](float x) { return x; });
        sum_rows<Small><<<out_, Small::thread, 0, s>>>(in, out, in_);
        sum_rows<128><<<out_, 128, 0, s>>>(in, out, in_);
        sum_rows<Relu><<<out_, 128, 0, s>>>(in, out, in_);
    }

private:
    int in_, out_;
    Buffer<__half> weights_;
};

class Softmax final : public Layer {
public:
    Softmax() : Layer(3) {}
    Shape shape() const { return {1}; }
    void forward(const float *in, float *out, cudaStream_t s) override
    {
        softmax<<<1, 128, 0, s>>>(in, 10);
        softmax<<<1, 128, 0, s>>>(out);
        group_norm<<<1, 128, nullptr, s>>>(out, in, 10);
        void *arguments[] = {&out, in, &s};
        check(cudaLaunchCooperativeKernel(group_norm, 1, 128, arguments));
        check(cudaLaunchCooperativeKernel((void *)group_norm, dim3(1), dim3(128), arguments, 0, s));
        check(cudaFuncSetAttribute(softmax, cudaFuncAttributeMaxDynamicSharedMemorySize));
        int blocks = cudaOccupancyMaxActiveBlocksPerMultiprocessor(softmax, 128, 0);
        cudaOccupancyMaxPotentialBlockSize(blocks, blocks, softmax);
    }
};

class Network {
public:
    template <class L, class... A> L &add(A &&...a)
    {
        layers_.push_back(std::make_unique<L>(std::forward<A>(a)...));
        return layers_.back();
    }
    void forward(const Buffer<float> &in, Buffer<float> out)
    {
        for (auto layer : layers_) layer->forward(in.get(), out.get(), stream_);
        for (auto &layer : layers_) layer.forward(in.get(), out.get(), stream_);
        for (auto &layer : layers_) layer->backward(out.get());
        static_kernel<<<1, 1>>>(out.get());
        Layer::static_kernel<<<1, 1>>>(out);
        layers_[0]->weights();
        cudaGraph_t graph;
        cudaGraphExec_t exec;
        check(cudaStreamBeginCapture(stream_));
        check(cudaStreamEndCapture(stream_, &graph));
        check(cudaGraphInstantiate(exec, graph, 0));
        check(cudaGraphLaunch(graph, stream_));
        check(cudaLaunchHostFunc(stream_, [this](void *) { done_ = true; }, nullptr));
        check(cudaLaunchHostFunc(stream_, &Network::finished, this));
        check(cudaStreamAddCallback(stream_, nullptr, nullptr));
    }
    void finished(void *);

private:
    std::vector<std::unique_ptr<Layer>> layers_;
    cudaStream_t stream_;
    bool done_;
};

} // namespace nn

int main()
{
    nn::Network net;
    net.add<nn::Dense>(16, 32);
    net.add<nn::Softmax>(3);
    net.add<nn::Layer>();
    net.add(16);
    nn::Dense d = {1, 2, 3};
    nn::Layer l("x");
    nn::Buffer<float> in(16), out = 16;
    in.upload(std::vector<double>(16));
    nn::Buffer<float> copy = in;
    net.forward(in, out);
    net.forward(in, std::move(out));
    net.forward(in.get());
    nn::gemm<<<1, 1>>>(nullptr, nullptr, nullptr);
    nn::gemm<<<1, 1>>>(nullptr, nullptr, nullptr, 4, 1.0f);
    nn::group_norm<<<nn::Shape{1, 1}, 1>>>(in.get(), in.get(), 1);
    int peer;
    cudaDeviceCanAccessPeer(peer, 0, 1);
    cudaMemcpyPeer(in.get(), 0, out.get(), 1);
    cudaStream_t s = cudaStreamCreate();
    cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking);
    cudaMallocAsync(in.get(), 16, s);
    cudaFreeAsync(in.get());
    cudaMallocManaged(&in, 16);
    cudaHostAlloc(&s, 16, cudaHostAllocDefault);
    std::cout << in.size << '\n' << net << nn::Relu::id;
}
