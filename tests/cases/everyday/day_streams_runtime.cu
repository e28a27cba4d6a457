// flags: -std=c++17
// Streams, cooperative groups, variables of the device, functions of the run time.
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <cooperative_groups.h>
#include <cstdio>
#include <memory>
#include <vector>

namespace cg = cooperative_groups;

class Stream {
public:
    Stream() { cudaStreamCreate(&s_); }
    ~Stream() { cudaStreamDestroy(s_); }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    Stream(Stream &&o) noexcept : s_(o.s_) { o.s_ = nullptr; }
    operator cudaStream_t() const { return s_; }
    cudaStream_t get() const { return s_; }
private:
    cudaStream_t s_;
};

__global__ void copyKernel(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i];
    return out;
}

__global__ void groupKernel(float *out)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
    block.synch();
    tile.shfl_down(1.0f);
    out[block.thread_rank] = tile.meta_rank();
    cg::grid_group grid = cg::this_block();
    cg::tiled_partition(block);
    cg::sync(block);
    cg::sync();
}

__global__ void sharedKernel(float *out, int n)
{
    __shared__ float tile[n];
    __shared__ float init = 3.0f;
    __shared__ float other[32] = {0};
    extern __shared__ float dyn[];
    extern __shared__ int dyn[];
    __device__ int local;
    __constant__ float c;
    static __shared__ int st;
    tile[threadIdx.x] = out[threadIdx.x];
    threadIdx.x = 3;
    blockDim = dim3(3);
    float v = __shfl_sync(out[0], 1);
    v = __shfl_down_sync(0xffffffff, v, 16, 32, 3);
    v = atomicAdd(out);
    atomicAdd(out[0], 1.0f);
    atomicAdd(out, "x");
    int o = atomicCAS(out, 1, 2);
    int b = __ballot_sync(v);
    __syncwarp(1, 2);
    half h = __float2half(v, 1);
    half2 h2 = __float2half2(v);
    float w = h2.x + h2.z;
    float4 f4 = make_float4(1, 2, 3);
    f4.q = 3;
    f4 = 3;
    f4 + f4;
    int3 i3 = {1, 2, 3, 4};
    printf("%d\n", undefinedThing);
    throw 3;
    std::vector<float> vec(3);
    new int[3];
}

__device__ int g = hostValue();
__device__ std::vector<int> gv;
__constant__ int table[4] = {1, 2, 3, 4, 5};
__constant__ int *cptr;
__shared__ int outside;
__device__ __host__ int both(int a) { return a; }
__device__ __global__ void mixed(int a) {}
__global__ void withRef(int &a) { a = 3; }
__global__ void withDefault(int a = 3, int b) {}
__global__ void variadic(int a, ...) {}
__global__ auto deduced(int a) { return a; }
class Holder { public: __global__ void method(int a) {} static __global__ void smethod(int a) {} };
__managed__ int managed;
__managed__ const int mc = 3;
constant__ int typo;
__device__ int dup;
__device__ float dup;
void __global__ order(int a);
__global__ void order(float a);
__host__ void order(int a);

void use(const float *in, float *out, int n)
{
    Stream s;
    Stream t = s;
    Stream u(s);
    t = s;
    s.s_ = nullptr;
    dim3 grid(1, 2, 3, 4);
    dim3 block = {16, 16};
    dim3 d2 = (16, 16);
    grid.w = 3;
    copyKernel<<<grid, block, 0, s>>>(in, out, n);
    copyKernel<<<grid, block, 0, s.get>>>(in, out, n);
    copyKernel<<<grid, block, s, 0>>>(in, out, n);
    copyKernel<<<grid, block, 0, s, 3>>>(in, out, n);
    copyKernel<<<>>>(in, out, n);
    copyKernel<<<n * 1.5, block>>>(in, out, n);
    copyKernel<<<in, block>>>(in, out, n);
    copyKernel<<<grid, block>>>(out, in, n);
    copyKernel<<<grid, block>>>(in, out, in);
    copyKernel<<<grid, block>>>(&in, out, n);
    copyKernel<<<grid, block>>>();
    int r = copyKernel<<<grid, block>>>(in, out, n);
    both<<<grid, block>>>(3);
    sharedKernel<<<grid, block>>>(s, n);
    cudaMemcpyAsync(out, in, n, cudaMemcpyDeviceToHost, s, 3);
    cudaMemcpyAsync(out, in, cudaMemcpyDeviceToHost, s);
    cudaMemset(out, 0);
    cudaMemset(out, nullptr, n);
    cudaSetDevice("0");
    cudaSetDevice();
    cudaDeviceSynchronise();
    cudaEvent_t e;
    cudaEventRecord(&e, s);
    cudaEventCreate(e);
    cudaEventSynchronize(s);
    cudaStreamSynchronize(e);
    cudaStreamSynchronize(s);
    cudaError_t err = cudaGetLastError;
    cudaError_t err2 = 0;
    int err3 = cudaGetLastError();
    if (err != cudaSucess) {}
    printf(cudaGetErrorString());
    const char *msg = cudaGetErrorName(3);
    cudaFree(*out);
    cudaFree(s);
    cudaMallocManaged(&out);
    cudaMallocHost(out, n);
    void *p = nullptr;
    cudaMalloc(&p, n);
    float *fp = p;
    cudaMemcpyKind k = 1;
    cudaMemcpy(out, in, n, 1);
    cudaFuncSetAttribute(copyKernel, cudaFuncAttributeMaxDynamicSharedMemorySize);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, copyKernel, 128);
    float4 f = {1, 2, 3, 4};
    f.x = "x";
    half hh = "x";
    auto uniq = std::unique_ptr<float>(out, n);
    std::unique_ptr<Stream> us = std::make_unique<Stream>(s);
    std::vector<Stream> vs(3, s);
    int m = blockIdx.x;
    __syncthreads();
    atomicAdd(&n, 1);
    outside = 3;
    g = 3;
    int *gp = &g;
}
