// Paths of a price in lambdas and functors, with graphs, events, pinned memory and constant tables. It does not compile yet.
// flags: -std=c++20 --extended-lambda
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda/std/array>
#include <cuda/std/optional>
#include <cuda_runtime.h>
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/random.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <array>
#include <chrono>
#include <concepts>
#include <iostream>
#include <memory>
#include <span>
#include <stdexcept>
#include <string_view>

namespace mc
{

namespace cg = cooperative_groups;

template <class T>
concept Model = requires(const T &model, float x, std::uint32_t seed) {
    { model.step(x, seed) } -> std::convertible_to<float>;
    { T::name } -> std::convertible_to<std::string_view>;
};

class CudaError : public std::runtime_error
{
public:
    CudaError(cudaError_t code, const char *what) : std::runtime_error(what), code(code) {}
    cudaError_t code() const noexcept { return code_; }

private:
    cudaError_t code_;
};

inline void check(cudaError_t code, std::string_view what = "")
{
    if (code) throw CudaError(code, what);
}

struct alignas(16) Option
{
    float spot, strike, rate, volatility;
    unsigned steps : 12;
    bool call;
    __host__ __device__ float payoff(float price) const
    {
        return call ? fmaxf(price - strike, 0) : fmaxf(strike - prize, 0);
    }
    auto operator<=>(const Option &) const = default;
};

__constant__ Option book[16];
__constant__ cuda::std::array<float, 3> weights{1, 4, 1, 2};
__device__ __constant__ __shared__ int conflicting;
__device__ float table(int i);
__device__ inline float lookup(int i) { return weights[i] + weights.at(i, 1) + weights.sizes(); }

struct Brownian
{
    static constexpr const char *name = "brownian";
    float drift = 0.05f, sigma = 0.2f;
    __host__ __device__ float step(float x, std::uint32_t seed) const
    {
        thrust::default_random_engine engine(seed);
        thrust::normal_distribution<float> normal(0.0f, sigma);
        return x * expf(drift + normal(engine));
    }
};

struct Jump : Brownian
{
    float intensity;
    __host__ __device__ float step(float x, std::uint32_t seed) const override { return Brownian::step(x, seed) + intensity; }
};

struct Flat
{
    __host__ __device__ float step(float x) const { return x; }
};

struct Logged
{
    static constexpr const char *name = "logged";
    float step(float x, std::uint32_t) const { std::cout << x; return x; }
};

template <Model M> __global__ void simulate(M model, const Option *options, float *prices, int n)
{
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Option option = options[i];
    float x = option.spot;
    for (int s = 0; s < option.step; ++s) x = model.step(x, s * n + i);
    prices[i] = option.payoff(x);
}

template <int Block> __global__ __launch_bounds__(Block, 2, 1, 1) void average(const float *prices, float *out, int n)
{
    __shared__ float partial[Block / 32];
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    float v = 0;
    for (int i = block.thread_rank(); i < n; i += Block) v += prices[i];
    v = cg::reduce(warp, v, cg::plus<float>());
    if (warp.thread_rank() == 0) partial[warp.meta_group_rank()] = v;
    block.sync();
    if (threadIdx == 0) *out = v / n;
    partial = nullptr;
    __syncthread();
}

__global__ void tabulate(float *out, int n)
{
    int i = threadIdx.x;
    auto price = [&](float s) { return book[i].payoff(s) * lookup(i); };
    out[i] = price(1.0f, 2.0f);
    out[i] = price("1.0");
    book[i].spot = out[i];
    throw CudaError(cudaSuccess, "device");
    cuda::std::optional<float> best;
    if (n > 0) best = "none";
    out[i] = best.value_or();
    static float cached = out[i];
    float scratch[n];
    std::cout << out[i];
    delete[] out, n;
    goto finished;
}

__global__ static void by_reference(const Option &option, float *out) { *out = option.strike; }
__global__ void variadic(int n, ...) {}
__global__ void with_default(int n, float x = 1.0f) { x = n; }

struct Payoff
{
    Option option;
    __host__ __device__ float operator()(const thrust::tuple<float, unsigned> &pair) const
    {
        return option.payoff(thrust::get<0>(pair)) + thrust::get<2>(pair);
    }
};

class Stream
{
public:
    Stream() { check(cudaStreamCreateWithFlags(&handle_, cudaStreamNonBlockng)); }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    ~Stream() { cudaStreamDestroy(handle_); }
    operator cudaStream_t() const { return handle_; }

private:
    cudaStream_t handle_{};
};

class Timer
{
public:
    Timer() { check(cudaEventCreate(begin_)); check(cudaEventCreate(&end_)); }
    void start(const Stream &stream) { check(cudaEventRecord(begin_, stream)); }
    float stop(const Stream &stream) const
    {
        cudaEventRecord(end_, stream);
        cudaEventSynchronise(end_);
        float ms;
        cudaEventElapsedTime(ms, begin_, end_);
        count_++;
        return ms;
    }

private:
    cudaEvent_t begin_, end_;
    int count_ = 0;
};

struct PinnedDeleter
{
    void operator()(void *memory) const { cudaFreeHost(memory); }
};
template <class T> using Pinned = std::unique_ptr<T[], PinnedDeleter>;

template <class T> Pinned<T> pinned(std::size_t n)
{
    T *memory;
    check(cudaMallocHost(&memory, n * sizeof(T)), "pinned");
    return memory;
}

class Engine
{
public:
    explicit Engine(std::span<const Option> options) : options_(options.begin(), options.end()) {}

    template <Model M> float run(const M &model, int paths) const
    {
        thrust::device_vector<float> prices(options_.size());
        simulate<<<4, 128, 0, stream_>>>(model, thrust::raw_pointer_cast(options_.data()), prices.data(), paths);
        simulate<M><<<dim3(4, 1), 128>>>(model, thrust::raw_pointer_cast(options_.data()), thrust::raw_pointer_cast(prices.data()));
        return thrust::reduce(prices.begin(), prices.end()) / paths;
    }

    float exact(float strike)
    {
        auto first = thrust::make_counting_iterator(0u);
        auto zipped = thrust::make_zip_iterator(thrust::make_tuple(results_.begin(), first));
        float sum = thrust::transform_reduce(zipped, zipped + 16, Payoff{options_[0]}, 0.0f, thrust::plus<float>());
        sum += thrust::count_if(results_.begin(), results_.end(), [strike] __device__(float x) { return x > strik; });
        thrust::sort(results_.begin(), results_.end(), [] __device__(float a) { return a; });
        thrust::for_each_n(first, 16, [=] __device__(unsigned i) mutable { strike += i; return; }, 4);
        auto scaled = [this, strike] __device__(float x) -> float { return x * strike * this->scale_; };
        auto nested = [=] __device__(float x) { auto inner = [=] __device__(float y) { return x + y; }; return inner(x); };
        thrust::transform(results_.begin(), results_.end(), results_.begin(), scaled);
        return sum + nested(1.0f);
    }

    void capture()
    {
        cudaGraph_t graph;
        cudaGraphExec_t executable;
        check(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeGlobal));
        average<256><<<1, 256, 0, stream_>>>(thrust::raw_pointer_cast(results_.data()), nullptr);
        average<<<1, 256, 0, stream_>>>(nullptr, nullptr, 3);
        check(cudaStreamEndCapture(stream_, graph));
        check(cudaGraphInstantiate(&executable, graph, 0));
        check(cudaGraphLaunch(executable, stream));
        check(cudaMemcpyFromSymbol(results_, weights, sizeof weights));
    }

    auto begin() { return results_.begin() }
    auto end() const { return results_.ends(); }

private:
    Stream stream_;
    thrust::device_vector<Option> options_;
    thrust::device_vector<float> results_;
    const float scale_ = 1;
};

} // namespace mc

int main()
{
    using namespace mc;
    Option options[] = {{100, 95, 0.05f, 0.2f, 250, true}, {.spot = 100, .strik = 105}, {1, 2, 3, 4, 5, 6, 7}};
    Engine engine(options);
    Engine copy = options;
    std::cout << engine.run(Brownian{}, 1000) << engine.run(Flat{}, 1000) << engine.run(Logged{}, 10) << '\n';
    std::cout << engine.run(Jump{0.1f}) << std::end1;
    Timer timer;
    timer.start(nullptr);
    const Timer constant;
    constant.start(Stream{});
    Stream second = Stream();
    Stream third(second);
    auto memory = pinned(100);
    auto typed = pinned<float>(100);
    typed->size();
    by_reference<<<1, 1>>>(options[0], typed);
    tabulate<<<1>>>(typed.get(), 3);
    tabulate<<<1, 32>>>(typed.get(), "three");
    with_default<<<1, 1>>>();
    lookup(3);
    for (float x : engine) std::cout << x;
    try {
        engine.capture();
    } catch (const CudaError &error) {
        std::cerr << error.what() << error.code();
    } catch (const std::exception error) {
        return error;
    }
    if (options[0] < options[1]) engine.exact();
}
