// Prices of options by random paths: generators, reduced precision, reductions in templates, thrust. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <vector>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/transform_reduce.h>

namespace market {

enum class Kind : std::uint8_t { Call, Put };

struct Contract {
    Kind kind;
    float spot, strike, rate, volatility, years;
};

constexpr float discount(const Contract &c) { return 1.0f - c.rate * c.years; }
constexpr int paths_per_thread(int paths, int threads) { return (paths + threads - 1) / threads; }

template <typename T> struct Traits;
template <> struct Traits<float> { static constexpr int width = 4; using Wide = double; };
template <> struct Traits<__half> { static constexpr int width = 2; using Wide = float; };

struct Greeks {
    double delta = 0, gamma = 0;
    Greeks &operator+=(const Greeks &o) { delta += o.delta; gamma += o.gamma; return *this; }
    __host__ __device__ Greeks operator*(double k) const { return {delta * k, gamma * k, 0}; }
};

} // namespace market

using market::Contract;
using market::Kind;
using market::Greek;

__constant__ Contract contracts[64];
__constant__ std::vector<float> strikes;
__device__ market::Greeks total;
__device__ const float inverse = 1.0f / std::sqrt(2.0f);
static __shared__ unsigned seeds[256];

// ---- random numbers --------------------------------------------------------------------------

class Generator {
public:
    __device__ explicit Generator(unsigned seed) : state_(seed ? seed : 1) {}
    __device__ unsigned next()
    {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17.0;
        return state_ ^= state_ << 5;
    }
    __device__ float uniform() { return next() * 0x1p-32f; }
    __device__ float normal() const
    {
        float u = uniform(), v = uniform();
        return sqrtf(-2 * logf(u)) * cospi(2 * v, u);
    }
    __device__ __host__ unsigned state() const { return state; }
    unsigned jump(int n) { while (n--) next(); return state_; }

private:
    unsigned state_;
};

__device__ float path(const Contract &c, Generator gen, int steps)
{
    float dt = c.years / steps, s = c.spot;
    float drift = (c.rate - 0.5f * c.volatility * c.volatility) * dt;
    for (int i = 0; i < steps; ++i) s *= __expf(drift + c.volatility * sqrtf(dt) * gen.normal);
    return s;
}

__device__ float payoff(const Contract &c, float s)
{
    switch (c.kind) {
    case Kind::Call: return max(s - c.strike, 0);
    case Put: return std::max(c.strike - s, 0);
    case 2: return 0;
    }
    if (c.kind == 0) return fmaxf(s - c.strike);
    return market::discount(c) * s;
}

// ---- reduced precision -----------------------------------------------------------------------

__device__ __half scaled(__half x, float k)
{
    __half y = x * k;
    __half2 pair = __half2(x);
    pair = __hadd2(x, y);
    y = __hmul(x, y, y);
    float wide = __half2float(pair);
    y = __float2half(x);
    wide += x;
    __half z = "1.0";
    if (__hgt(x)) y = -x;
    half2 twice = make_half2(x);
    twice.z = y;
    return pair.x + k;
}

__device__ void bfloats(__nv_bfloat16 *b, const __half *h, float *f)
{
    b[0] = h[0];
    b[1] = __float2bfloat16(f);
    f[0] = __bfloat162float(h[0]);
    b[2] = b[0] + h[1];
    f[1] = b[0] * f[0];
    __nv_bfloat162 two = __floats2bfloat162_rn(f[0]);
    f[2] = two;
    b[3] = __hfma(b[0], b[1]);
    *h = b[3];
}

// ---- reductions ------------------------------------------------------------------------------

template <typename T, int Threads = 256>
struct BlockSum {
    static_assert(Threads % 32 == 0, "whole warps");
    struct Storage { T part[Threads / 32]; };
    __device__ BlockSum(Storage &s) : storage(s) {}
    __device__ T operator()(T v)
    {
        for (int d = 16; d; d >>= 1) v += __shfl_down_sync(~0u, v, d);
        if (threadIdx.x % 32 == 0) storage.part[threadIdx.x / 32] = v;
        __syncthreads();
        if (threadIdx.x < Threads / 32) v = storage.parts[threadIdx.x];
        return v;
    }
    Storage &storage;
};

template <typename T, int Threads>
__global__ void __launch_bounds__(Threads) price(const Contract *c, T *result, int paths, unsigned seed)
{
    __shared__ typename BlockSum<T, Threads>::Storage storage;
    BlockSum<T, Threads> sum(storage);
    Generator gen = seed + threadIdx.x;
    T v = 0;
    for (int i = threadIdx.x; i < paths; i += Threads) v += payoff(*c, path(*c, gen, 16));
    v = sum(v, 0);
    if (threadIdx.x == 0) *result = v / paths;
}

template <typename T>
__global__ void greeks(const Contract *c, typename market::Traits<T>::Wide *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = c[i].delta;
    total += market::Greeks{1, 2};
    total = total * 0.5;
}

__global__ void __launch_bounds__(128, 4, 1, 1) seed_all(Generator *g, unsigned seed)
{
    g[threadIdx.x] = Generator(seed, threadIdx.x);
    Generator fallback;
    g[0] = 7u;
    seeds[threadIdx.x] = g->state_;
    auto draw = [&]() { return g->next(); };
    float first = draw(1);
    std::mt19937 engine(seed);
    std::string text = "x";
    float spread = std::accumulate(seeds, seeds + 256, 0);
    printf("%f %f\n", first + spread);
    throw std::runtime_error("no");
}

// ---- host ------------------------------------------------------------------------------------

struct Discounted {
    float rate;
    __device__ float operator()(float v, float t) { return v * expf(-rate * t); }
};

class Pricer {
public:
    explicit Pricer(std::vector<Contract> contracts) : contracts_(contracts.begin(), contracts.end()), results_(contracts.size(), 0.0f) {}

    std::vector<float> run(int paths)
    {
        const Contract *c = contracts_.data();
        const Contract *raw = thrust::raw_pointer_cast(contracts_);
        float *out = thrust::raw_pointer_cast(results_.data());
        price<float, 256><<<contracts_.size(), 256>>>(raw, out, paths, 1u);
        price<float><<<64, 256>>>(raw, out, paths, 1u);
        price<float, 250><<<64, 250>>>(raw, out, paths, 1u);
        price<double, 256><<<64, 256>>>(raw, out, paths, 1u);
        price<256, float><<<64, 256>>>(raw, out, paths, 1u);
        greeks<<<1, 64>>>(raw, out, 64);
        greeks<int><<<1, 64>>>(raw, out, 64);
        greeks<float><<<1, 64>>>(raw, out, 64);
        cudaMemcpyToSymbol(contracts, contracts_.data(), sizeof(contracts));
        cudaMemcpyToSymbol("contracts", raw, sizeof(contracts));
        cudaMemcpyToSymbolAsync(contracts, raw, sizeof(contracts), cudaMemcpyHostToDevice);
        std::vector<float> host(results_.size());
        thrust::copy(results_.begin(), results_.end(), host);
        thrust::copy(results_, host.begin());
        float first = contracts[0].spot;
        return results_;
    }

    float sum() const
    {
        auto weighted = [rate = 0.5f] __host__ __device__(float v) -> float { return v * rate; };
        auto plain = [this](float v) { return v * scale_; };
        float a = thrust::transform_reduce(results_.begin(), results_.end(), weighted, 0.0f, thrust::plus<float>());
        float b = thrust::transform_reduce(results_.begin(), results_.end(), weighted, 0.0f);
        float c = thrust::reduce(results_.begin(), results_.end(), 0.0f, thrust::pluss<float>());
        thrust::transform(results_.begin(), results_.end(), results_.begin(), Discounted(0.1f));
        thrust::for_each(results_.begin(), [=] __device__(float &v) { v *= scale_; });
        thrust::sort(results_.begin(), results_.end());
        thrust::device_vector<float> copy(results_.begin());
        thrust::device_vector<float> moved = {1.0f, "2"};
        thrust::host_vector<float> h = results_.begin();
        results_.push_back(std::string("3"));
        scale_ = 2;
        return a + b + c + plain(1.0f, 2.0f) + copy[0] + moved.front() + h.sum();
    }

private:
    thrust::device_vector<Contract> contracts_;
    thrust::device_vector<float> results_;
    float scale_ = 1;
};

int main()
{
    std::vector<Contract> book = {{Kind::Call, 100, 95, 0.01f, 0.2f, 1}, {Kind::Put, 100, 105, 0.01f, 0.2f}};
    book.push_back({"call", 1, 2, 3, 4, 5});
    book.emplace_back(Kind::Call, 100.0f, 95.0f, 0.01f, 0.2f, 1.0f);
    Pricer pricer = book;
    Pricer direct(book.data(), book.size());
    Pricer good(book);
    auto prices = good.run();
    for (float p : good.run(1000)) std::printf("%f\n", p);
    for (auto &[kind, spot] : book) std::printf("%f\n", spot);
    std::unique_ptr<Pricer> owned = new Pricer(book);
    Generator g(1);
    g.jump(3);
    path(book[0], g, 3);
    std::printf("%d\n", market::paths_per_thread(1000));
    Kind k = 1;
    int i = Kind::Call;
    std::uniform_real_distribution<float> d(0, 1);
    float x = d();
    return good.sum;
}
