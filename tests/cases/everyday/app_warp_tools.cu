// flags: -std=c++17 --extended-lambda
// Warp-level tools, cooperative groups, textures, half precision and lambdas.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace cg = cooperative_groups;

enum class Mode : unsigned char { Sum, Max, Min };

class CudaError : public std::runtime_error {
public:
    CudaError(cudaError_t code, const std::string &where) : std::runtime_error(where + cudaGetErrorString(code)), code_(code) {}
    cudaError_t code() const { return code_; }

private:
    cudaError_t code_;
};

inline void check(cudaError_t code, const char *where)
{
    if (code != cudaSuccess)
        throw CudaError(where, code);
}

template <typename T>
class Buffer {
public:
    explicit Buffer(size_t n) : n_(n) { check(cudaMalloc(&p_, n * sizeof(T)), "malloc"); }
    ~Buffer() { cudaFree(p_); }
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;
    Buffer(Buffer &&other) noexcept : p_(std::exchange(other.p_, nullptr)), n_(other.n_) {}
    T *get() { return p_; }
    const T *get() const { return p_; }
    size_t size() const { return n_; }
    void upload(const std::vector<T> &v) { check(cudaMemcpy(p_, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice), "up"); }

private:
    T *p_ = nullptr;
    size_t n_;
};

template <typename T>
struct Reducer {
    static_assert(std::is_arithmetic_v<T>, "numbers only");
    __device__ T operator()(T a, T b) const { return a + b; }
};

__device__ float warpSum(float v)
{
    for (int offset = 16; offset > 0; offset /= 2)
        v += __shfl_down_sync(v, offset);
    return v;
}

__device__ int ballots(int lane, bool flag)
{
    unsigned mask = __ballot_sync(flag);
    int first = __ffs(mask, 1);
    unsigned active = __activemask(lane);
    int peers = __match_any_sync(mask, &flag);
    if (__any_sync(0xffffffff, flag, lane))
        return __popcount(mask);
    return mask ? __popc(&lane) : "none";
}

__device__ half2 halves(half a, float b, half2 pair)
{
    half sum = __hadd(a, b, a);
    half c = __float2half(a, b);
    float f = __half2float("x");
    half2 both = __halves2half2(a);
    pair.z = c;
    half2 wrong = {1, 2, 3};
    return both + f + pair.x.y;
}

__device__ float4 vectors(float3 a, float4 b, int2 c)
{
    float3 sum = a + a;
    float4 made = make_float4(a.x, a.y, a.z);
    float2 two = make_float2(a);
    float4 list = {1, 2, 3, 4, 5};
    b.xyz = a;
    c = make_int3(1, 2, 3);
    c += 3;
    float4 *p = &a;
    float w = a.w;
    if (a == sum)
        return b.x;
    return make_float3(1, 2, 3);
}

__global__ void reduceGroups(float *out, const float *in, int n, Mode mode)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> tile = cg::tiled_partition(block);
    auto warp = cg::tiled_partition<32>(block, 3);
    auto pair = cg::tiled_partition<n>(block);
    auto grid = cg::this_grid_group();
    int i = block.thread_rank() * block.group_size();
    float sum = cg::reduce(warp, in[i]);
    float best = cg::reduce(tile, in[i], std::plus<float>());
    tile.shfl_down(sum);
    tile.synchronize();
    cg::sync(n);
    if (warp.thread_rank == 0)
        out[0] = sum;
    switch (mode) {
    case Sum: out[1] = 0; break;
    case Mode::Max: out[2] = best; break;
    case Mode::Median: break;
    case 2: break;
    }
    if (mode == 1)
        out[mode] = 0;
}

__global__ void sample(float *out, cudaTextureObject_t tex, cudaSurfaceObject_t surf, int w)
{
    int x = threadIdx.x, y = threadIdx.y;
    float a = tex2D<float>(tex, x);
    float b = tex1Dfetch<float>(x, tex, 0);
    float4 c = tex2D<float>(tex, x + 0.5f, y + 0.5f);
    surf2Dwrite(out, surf, x * 4, y);
    surf2Dread<float>(surf, x);
    float d = tex3D(tex, x, y);
    out[x] = a + b + c;
}

texture<float, 2> oldTexture;

__global__ void clocked(long long *out, unsigned *bits)
{
    long long t = clock64;
    __threadfence(1);
    out = clock64() - t;
    int z = __clz(bits);
    float r = __fdividef(1.0f);
    float m = fmaf(1.0f, r);
    float s = __sinf(out);
    __nanosleep();
    int d = __dp4a("abcd", 1, 2);
    bits[0] = atomicCAS(bits, 0);
    atomicMax(out, 1.5f, 2);
    atomicExch(bits, out);
    asm("mov.u32 %0, %laneid;" : "=r"(lane));
    printf("%d\n", z);
    assert(d > 0);
}

template <typename F>
__global__ void apply(F f, int n)
{
    int i = threadIdx.x;
    if (i < n)
        f(i);
}

struct Worker {
    int base = 3;
    Buffer<float> values{16};
    void run();
    void runAll() const;
};

void Worker::run()
{
    float *p = values.get();
    apply<<<1, 32>>>([=] __device__(int i) { p[i] = base; undefined(i); }, 32);
    apply<<<1, 32>>>([&] __device__(int i) { p[i] = 1; }, 32);
    apply<<<1, 32>>>([] __device__(int i) { p[i] = 1; }, 32);
    apply<<<1, 32>>>([=] __device__(int i) { p[i] = i; });
    apply<<<1, 32>>>([=] __device__() { p[0] = 1; }, 32);
    apply<<<1, 32>>>(p, 32);
    auto add = [] __host__ __device__(int a, int b) { return a + b; };
    std::cout << add(1) << add(1, "2") << std::endl;
}

void Worker::runAll() const
{
    values.upload(std::vector<float>(16));
    values.p_ = nullptr;
    base = 4;
    Buffer<float> copy = values;
    Buffer<float> sized = 16;
    Buffer<double> other(values);
    std::array<int, 3> dims{1, 2, 3, 4};
    Reducer<std::string> strings;
    Reducer<float> r;
    float sum = r(1.0f);
    std::function<float(float)> f = [](int a, int b) { return a + b; };
    try {
        check(cudaSuccess);
    } catch (const CudaError &e) {
        std::cerr << e.what << e.code_ << "\n";
    }
    Mode mode = 1;
    int number = Mode::Sum;
    cudaStream_t stream = 0;
    cudaStreamCreateWithFlags(stream, cudaStreamNonBlocking);
    cudaStreamWaitEvent(stream, stream, 0);
    cudaMemcpyAsync(values.get(), stream, 4);
    void *args[] = {&number, mode};
    cudaLaunchCooperativeKernel(reduceGroups, 1, 32, args);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(number, reduceGroups, 32, 0);
    cudaFuncSetAttribute(reduceGroups, cudaFuncAttributeMaxDynamicSharedMemory, 1024);
    cudaHostAlloc(&args, 16);
    cudaDeviceProp prop = cudaGetDeviceProperties(0);
    std::cout << prop.name << prop.warpsize;
}
