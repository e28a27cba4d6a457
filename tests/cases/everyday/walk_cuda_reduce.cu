// Reductions and scans with shared memory, warps and cooperative groups. It does not compile yet.
// flags: -std=c++17
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <vector>

namespace cg = cooperative_groups;

#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { std::printf("%s\n", cudaGetErrorString(e)); std::exit(1); } } while (0)

constexpr int kBlock = 256;
int host_limit = 10;
const int host_constant = 12;
__constant__ float weights[16];
__constant__ float computed = host_function();
__device__ int counter;
__device__ int initialised = host_limit;
__device__ std::vector<int> on_device;
__shared__ float at_namespace[4];
__managed__ float managed_value = 1.0f;
__device__ const char *message = "text";
static __device__ float table[host_constant];
__constant__ int unused_constant;

struct Sum {
    template <typename T> __device__ T operator()(T a, T b) const { return a + b; }
    template <typename T> T identity() const { return T(); }
};
struct Max {
    float operator()(float a, float b) const { return a > b ? a : b; }
    __host__ __device__ static float identity() { return -host_limit; }
};

template <typename T, typename Op> __device__ T warp_reduce(T v, Op op)
{
    for (int offset = warpSize / 2; offset > 0; offset >>= 1) v = op(v, __shfl_down_sync(0xffffffff, v, offset));
    return v;
}

template <typename T, typename Op, int Block = kBlock> __global__ void reduce(const T *in, T *out, int n, Op op)
{
    __shared__ T partial[Block / 32];
    extern __shared__ T dynamic[];
    T v = op.identity();
    for (int i = blockIdx.x * Block + threadIdx.x; i < n; i += gridDim.x * Block) v = op(v, in[i]);
    v = warp_reduce(v);
    if (threadIdx.x % 32 == 0) partial[threadIdx.x / 32] = v;
    __syncthread();
    if (threadIdx.x == 0) out[blockIdx.x] = partial;
}

__global__ int counts(int *out) { return *out; }
__global__ void by_reference(float &total, int n) { total += n; }
__global__ void ellipsis(const char *format, ...) {}
__global__ static inline void simple(float *out) { out[threadIdx.x] = weights[threadIdx]; }

__global__ void histogram(const unsigned char *data, unsigned *bins, int n)
{
    __shared__ unsigned local[256] = {0};
    __shared__ int size = 3;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(local[data[i]], 1);
    atomicAdd(&bins[data[i]], 1.5f, 2);
    atomicAdd(bins, -1);
    atomicMax(&weights[0], 2.0f);
    weights[0] = 1;
    counter++;
    host_limit = 3;
    int limit = host_limit;
    int constant = host_constant;
    std::vector<int> v;
    v.push_back(1);
    printf("%d\n", host_limit);
    std::printf("%d\n", i);
    float *p = new float[3];
    threadIdx.x = 2;
    blockDim = dim3(1);
    int tid = threadIdx;
    __syncthreads(1);
    __syncwarp(i, 2);
    float s = __shfl_sync(0xffffffff, local, 0);
    float d = __ldg(data[0]);
    float e = __ldg(data);
    int b = __ballot_sync(1);
    int pc = __popc("x");
    helper(i);
    host_only(i);
    clock_t now = clock();
    assert(i < n);
    return i;
}

__device__ void helper(float x) {}
void host_only(int x) {}
__device__ float device_only(float x) { return sqrtf(x, 2); }
__host__ __device__ float both(float x) { host_only(3); return device_only(x); }
__device__ int recursive(int n) { return n ? recursive(n - 1) * host_fn() : 1; }
__device__ __global__ void both_spaces() {}
__host__ __global__ void host_kernel() {}
__shared__ int misused(int);
__device__ int local_static() { static int calls; __shared__ int s; __constant__ int c; return calls + s + c; }
int host_local() { __shared__ int s; __device__ int d; return s + d; }

__global__ void groups(float *data, int n)
{
    cg::thread_block block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    auto odd = cg::tiled_partition<33>(block);
    auto grid = cg::this_grid();
    float v = cg::reduce(warp, data[0], cg::plus<float>());
    float w = cg::reduce(warp, data[0]);
    block.sync(1);
    block.synchronize();
    int r = block.thread_rank;
    int q = warp.thread_rank() + block.group_index();
    cg::thread_block_tile tile = warp;
    cg::thread_block_tile<16> half = warp;
    warp.shfl_down(v);
    v = warp.shfl(v, 0, 1);
    auto active = cg::coalesced_threads(3);
    cg::sync(data);
    cg::memcpy_async(block, data, data, 4);
    grid.sync();
    unsigned m = warp.ballot(v > 0) + warp.size;
}

void launches(int n)
{
    float *d = nullptr;
    std::vector<float> h(n);
    cudaMalloc(d, n * sizeof(float));
    cudaMalloc(&d);
    cudaMemcpy(d, h, n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(d, h.data(), n * sizeof(float), HostToDevice);
    cudaMemcpy(d, h.data(), cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(weights, h.data());
    cudaMemcpyToSymbol("weights", h.data(), 64);
    reduce<float, Sum><<<4, kBlock>>>(d, d, n, Sum{});
    reduce<<<4, kBlock>>>(d, d, n, Max{});
    reduce<float><<<4, kBlock>>>(d, n);
    reduce<float, Sum, n><<<4, kBlock>>>(d, d, n, Sum{});
    simple<<<1>>>(d);
    simple<<<1, 2, 3, 4, 5>>>(d);
    simple<<<1, 2>>>(d, n);
    simple<<<1, 2>>>();
    simple<<<1, 2>>>(h);
    simple<<<"1", 2>>>(d);
    simple<<<dim3(1, 2, 3, 4), 2>>>(d);
    simple<<<dim3(n), {2, 2}>>>(d);
    simple<<<1, 2, 0, 5>>>(d);
    simple(d);
    host_only<<<1, 2>>>(n);
    helper<<<1, 2>>>(1.f);
    undeclared<<<1, 2>>>(d);
    d<<<1, 2>>>(d);
    device_only(2.0f);
    float w = weights[0];
    counter = 3;
    int *address = &counter;
    int x = threadIdx.x;
    __syncthreads();
    atomicAdd(&x, 1);
    cudaStream_t stream;
    cudaStreamCreate(stream);
    cudaStreamSynchronize(&stream);
    simple<<<1, 2, stream>>>(d);
    cudaEvent_t start = 0, stop;
    cudaEventCreate(&start, &stop);
    float ms = cudaEventElapsedTime(start, stop);
    cudaEventRecord(start, 0, stream, 1);
    cudaError_t err = cudaGetLastError;
    if (err != cudaSucess) return err;
    cudaDeviceProp prop;
    cudaGetDeviceProperties(prop, 0);
    std::printf("%s\n", prop.names);
    int count = cudaGetDeviceCount();
    dim3 grid = {1, 2};
    dim3 big(1, 2, 3, 4);
    dim3 from = 5;
    int gx = grid;
    grid.w = 2;
    CHECK(cudaFree(d, n));
    CHECK(cudaDeviceSynchronise());
    auto lambda = [=] __device__(int i) { return d[i] * h[i]; };
    void *args[] = {d, &n};
    cudaLaunchKernel(simple, 1, 2, args, 0, stream);
    cudaLaunchCooperativeKernel((void *)groups, grid, dim3(2), args);
    cudaFuncSetAttribute(groups, cudaFuncAttributeMaxDynamicShared, 3);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, groups, 256);
}
