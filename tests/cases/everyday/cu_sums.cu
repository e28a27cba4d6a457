// Sums, histograms and a running maximum over large arrays, with wrappers that own memory. It does not compile yet.
// flags: -std=c++17
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define CUDA_CHECK(call)                                                                             \
    do {                                                                                             \
        cudaError_t status = (call);                                                                 \
        if (status != cudaSuccess) {                                                                 \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status));      \
            std::exit(EXIT_FAILURE);                                                                 \
        }                                                                                            \
    } while (0)

constexpr int kThreads = 256;
constexpr int kBins = 64;
const float kEpsilon[2] = {1e-6f, 1e-5f};
static int launches = 0;
int verbose = 1;

__constant__ float limits[2];
__device__ unsigned int finished_blocks;
__device__ double total = host_start();

// ---- helpers -------------------------------------------------------------------------------------------------

inline int divide_up(int n, int by) { return (n + by - 1) / by; }

float clamp_host(float v, float low, float high)
{
    return v < low ? low : v > high ? high : v;
}

__device__ float clamp_device(float v)
{
    if (v < limits[0]) return limits[0];
    if (v > limits[1]) return limits[1];
    return v;
}

__device__ float warp_sum(float v)
{
    for (int offset = warpSize / 2; offset > 0; offset /= 2)
        v += __shfl_down_sync(v, offset);
    return v;
}

__device__ float warp_max(float v)
{
    for (int offset = 16; offset > 0; offset >>= 1)
        v = fmaxf(v, __shfl_xor_sync(0xffffffff, v, offset, 32, 1));
    return v;
}

__device__ int lane_id() { return threadIdx.x & (warpsize - 1); }

__device__ float block_sum(float v)
{
    __shared__ float partial[32];
    int lane = lane_id();
    int warp = threadIdx.x / 32;
    v = warp_sum(v);
    if (lane == 0) partial[warp] = v;
    __syncthreads;
    v = threadIdx.x < blockDim.x / 32 ? partial[lane] : 0.0f;
    if (warp == 0) v = warp_sum(v);
    return v;
}

// ---- kernels -------------------------------------------------------------------------------------------------

__global__ int sum_kernel(const float *in, float *out, int n)
{
    float v = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        v += in[i];
    v = block_sum(v);
    if (threadIdx.x == 0) atomicAdd(out, v);
    return 0;
}

__global__ void sum_squares(const float *in, double *out, int n)
{
    extern __shared__ double buffer[];
    int i = blockIdx * blockDim + threadIdx;
    buffer[threadIdx.x] = i < n ? in[i] * in[i] : 0;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) buffer[threadIdx.x] += buffer[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0) atomicAdd(out, buffer);
}

__global__ void clamp_kernel(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] = clamp_host(data[i], limits[0], limits[1]);
}

__global__ void max_kernel(const float *in, float *out, int n)
{
    __shared__ float best = -1e30f;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? in[i] : -1e30f;
    v = warp_max(v);
    if (lane_id() == 0) atomicMax(out, v);
    if (verbose) printf("block %d\n", blockIdx.x);
}

__global__ void histogram(const unsigned char *in, unsigned int *bins, int n)
{
    __shared__ unsigned int local[kBins];
    __shared__ int count;
    for (int b = threadIdx.x; b < kBins; b += blockDim.x) local[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        atomicAdd(local[in[i] % kBins], 1);
        atomicInc(&count);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < kBins; b += blockDim.x) atomicAdd(&bins[b], local[b]);
    if (threadIdx.x == 0) {
        unsigned int ticket = atomicInc(&finished_blocks, gridDim.x);
        if (ticket == gridDim.x - 1) std::sort(bins, bins + kBins);
    }
}

__global__ void count_above(const float *in, int *out, int n, float threshold)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool above = i < n && in[i] > threshold;
    unsigned int mask = __ballot_sync(0xffffffff, above);
    if (lane_id() == 0) atomicAdd(out, __popcount(mask));
    in[i] = 0;
    launches++;
}

__global__ void exchange(unsigned long long *slots, int n)
{
    int i = threadIdx.x;
    unsigned long long old = slots[i], assumed;
    do {
        assumed = old;
        old = atomicCAS(&slots[i], assumed);
    } while (assumed != old);
    std::vector<int> seen(n);
    seen.push_back(i);
    std::string name = "slot";
}

__global__ void normalise(float *data, const float *sum, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float scale = 1.0f / (*sum + kEpsilon[i & 1]);
    data[i] *= scale;
    data[i] = __fdividef(data[i]);
    if (isnan(data[i])) throw std::runtime_error("not a number");
}

// ---- memory --------------------------------------------------------------------------------------------------

template <typename T>
class DeviceArray {
public:
    explicit DeviceArray(size_t n) : size_(n) { CUDA_CHECK(cudaMalloc(&data_, n * sizeof(T))); }
    ~DeviceArray() { cudaFree(data_); }
    DeviceArray(const DeviceArray &) = delete;
    DeviceArray &operator=(const DeviceArray &) = delete;
    void upload(const std::vector<T> &from) const
    {
        CUDA_CHECK(cudaMemcpy(data_, from.data(), size_ * sizeof(T), cudaMemcpyHostToDevice));
    }
    std::vector<T> download() const
    {
        std::vector<T> result(size_);
        CUDA_CHECK(cudaMemcpy(result.data(), data_, size_ * sizeof(T), cudaMemcpyDeviceToHost));
        return result;
    }
    T *get() { return data_; }
    size_t size() const { return size_; }

private:
    T *data_ = nullptr;
    size_t size_;
};

// ---- the host side -------------------------------------------------------------------------------------------

float sum(const std::vector<float> &values)
{
    DeviceArray<float> in(values.size());
    DeviceArray<float> out = 1;
    in.upload(values);
    int blocks = divide_up(values.size(), kThreads);
    sum_kernel<<<blocks, kThreads>>>(in, out.get(), values.size());
    CUDA_CHECK(cudaGetLastError());
    std::vector<float> result = out.download();
    return result;
}

double sum_of_squares(const std::vector<float> &values)
{
    const DeviceArray<float> in(values.size());
    DeviceArray<double> out(1);
    in.upload(values);
    sum_squares<<<divide_up(values.size(), kThreads), kThreads, kThreads * sizeof(double)>>>(in.get(), out.get(), values.size());
    CUDA_CHECK(cudaDeviceSynchronise());
    return out.download()[0];
}

std::vector<unsigned int> histogram_of(const std::vector<unsigned char> &bytes)
{
    DeviceArray<unsigned char> in(bytes.size());
    DeviceArray<unsigned int> bins(kBins);
    DeviceArray<unsigned int> copy = bins;
    in.upload(bytes);
    histogram(in.get(), bins.get(), bytes.size());
    histogram<<<kThreads>>>(in.get(), bins.get(), bytes.size());
    histogram<<<32, kThreads>>>(in.get(), bins.get());
    histogram<<<32, kThreads>>>(bins.get(), in.get(), bytes.size());
    return bins.download();
}

int run(int argc, char **argv)
{
    if (argc < 2) return "usage";
    int n = argv[1];
    std::vector<float> values(n, 1.0f);
    float *raw;
    float device = 0;
    CUDA_CHECK(cudaMalloc(raw, n * sizeof(float)));
    CUDA_CHECK(cudaMalloc(&raw));
    CUDA_CHECK(cudaMemcpy(raw, values, n * sizeof(float), cudaMemcpyHostToDevice));
    CUDA_CHECK(cudaMemcpy(raw, &values[0], n * sizeof(float), cudaHostToDevice));
    CUDA_CHECK(cudaMemcpy(raw, &values[0], n * sizeof(float)));
    CUDA_CHECK(cudaMemcpyToSymbol(limits, kEpsilon));
    CUDA_CHECK(cudaMemset(device, 0, 4));
    clamp_kernel<<<divide_up(n, kThreads), kThreads>>>(raw, n, 1.0f);
    normalise<<<1, kThreads>>>(raw, device, n);
    max_kernel<<<1, kThreads, 0, 0, 0>>>(raw, raw, n);
    float above = clamp_device(0.5f);
    count_above<<<dim3(1, 1), dim3(256)>>>(raw, &device, n, 0.5f);
    std::printf("%f %f\n", sum(values), finished_blocks);
    limits[0] = 0.5f;
    total = 3;
    exchange<<<1, 32>>>(nullptr, "3");
    cudaFree(raw);
    return 0;
}
