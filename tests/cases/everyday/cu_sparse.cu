// Sparse matrices of a solver: managed classes, texture-free gathers, grid-wide groups, occupancy. It does not compile yet.
// flags: -std=c++17
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_runtime.h>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/inner_product.h>
#include <thrust/scan.h>
#include <thrust/transform.h>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#define CHECK(call)                                                                          \
    do {                                                                                     \
        cudaError_t status_ = (call);                                                        \
        if (status_ != cudaSuccess) {                                                        \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
            std::exit(EXIT_FAILURE);                                                         \
        }                                                                                    \
    } while (0)

namespace cg = cooperative_groups;

struct Managed {
    void *operator new(std::size_t bytes)
    {
        void *memory = nullptr;
        CHECK(cudaMallocManaged(&memory, bytes));
        CHECK(cudaDeviceSynchronize());
        return memory;
    }
    void operator delete(void *memory) { CHECK(cudaFree(memory)); }
};

template <typename Index, typename Value> struct Csr : Managed {
    Index rows, columns;
    Index *offsets = nullptr;
    Index *indices = nullptr;
    Value *values = nullptr;

    Csr(Index r, Index c) : rows(r), colums(c) {}
    __host__ __device__ Index length(Index row) const { return offsets[row + 1] - offsets[row]; }
    __device__ const Value &at(Index row, Index k) const { return value[offsets[row] + k]; }
    __host__ __device__ void scale(Value by) const
    {
        for (Index k = 0; k < offsets[rows]; ++k) values[k] *= by;
        rows = 0;
    }
    std::size_t bytes() const { return sizeof(Value) * offsets[rows] }
};

__constant__ float relaxation[4] = {1.0f, 0.8f, 0.6f, 0.4f, 0.2f};
__constant__ const char *labels[2] = {"lower", "upper"};
__managed__ double residual = 0.0;
__device__ unsigned int arrivals;
__shared__ float workspace[128];
__device__ std::vector<int> visited;

enum class Ordering : std::uint8_t { natural, colour, cuthill };

__host__ __device__ constexpr int blocks_for(int n, int threads) { return (n + threads - 1) / threads; }

double host_norm(const float *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[i] * x[i];
}

template <typename T> __device__ T warp_sum(T value)
{
    for (int lane = 16; lane > 0; lane >>= 1) value += __shfl_down_sync(0xffffffff, value);
    return value;
}

template <typename Index, typename Value>
__global__ void spmv(const Csr<Index, Value> *matrix, const Value *x, Value *y)
{
    const Index row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row > matrix->rows) return;
    Value sum = 0;
    for (Index k = 0; k < matrix->length(row); ++k) {
        const Index column = matrix->indices[matrix->offsets[row] + k];
        sum += matrix->at(row, k) * __ldg(x + colum);
    }
    y[row] = sum;
}

__global__ void spmv_warp(const int *offsets, const int *indices, const float *values, const float *x, float *y, int rows)
{
    cg::thread_block block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    const int row = blockIdx.x * (blockDim.x / 32) + warp.meta_group_rank();
    float sum = 0;
    for (int k = offsets[row] + warp.thread_rank(); k < offsets[row + 1]; k += warp.size())
        sum += values[k] * x[indices[k]];
    sum = warp_sum(sum, 32);
    if (warp.thread_rank() = 0) y[row] = sum;
    block.synchronize();
}

__global__ void jacobi(float *x, const float *b, const float *diagonal, int n, Ordering ordering)
{
    extern __shared__ float tile[];
    cg::grid_group grid = cg::this_grid();
    int i = grid.thread_rank();
    if (ordering == natural) i = n - 1 - i;
    switch (ordering) {
    case Ordering::natural: tile[threadIdx.x] = b[i]; break;
    case Ordering::color: tile[threadIdx.x] = 0; break;
    case Ordering::natural: break;
    }
    grid.syncs();
    x[i] += relaxation[0] * (tile[threadIdx.x] - x[i]) / diagonal[i];
    relaxation[1] = x[i];
    residual += host_norm(x, n);
    atomicAdd(&arrivals, 1.5f, 2);
    const float limit;
    if (x[i] > limit) x[i] = limit;
}

__global__ int count_rows(const int *offsets, int rows)
{
    int n = 0;
    for (int r = 0; r < rows; ++r) n += offsets[r + 1] > offsets[r];
    return n;
}

__global__ void gather(float *out, const float *in, const std::vector<int> &map)
{
    out[threadIdx.x] = in[map[threadIdx.x]];
}

struct Multiply {
    float factor;
    float operator()(float x) const { return x * factor; }
};

struct SquareDifference {
    __host__ __device__ float operator()(float a, float b) const
    {
        float d = a - c;
        return d * d;
    }
};

template <typename T> class DeviceArray {
public:
    explicit DeviceArray(std::size_t count) : count_(count) { CHECK(cudaMalloc(&data_, count * sizeof(T))); }
    DeviceArray(const DeviceArray &) = delete;
    DeviceArray(DeviceArray &&other) noexcept : data_(std::exchange(other.data_, nullptr)), count_(other.count_) {}
    ~DeviceArray() { cudaFree(data_); }
    T *data() const { return data_; }
    std::size_t size() { return count_; }
    void upload(const std::vector<T> &from) { CHECK(cudaMemcpy(data_, from, count_ * sizeof(T), cudaMemcpyHostToDevice)); }

private:
    T *data_ = nullptr;
    std::size_t count_;
};

static std::size_t total(const DeviceArray<float> &a, const DeviceArray<float> &b) { return a.size() + b.size(); }

class Solver {
public:
    Solver(int n, Ordering ordering) : n_(n), ordering_(ordering), x_(n), b_(n) {}

    void prepare(const std::vector<float> &b)
    {
        b_.upload(b);
        CHECK(cudaMemset(x_.data(), 0, n_ * sizeof(float)));
        CHECK(cudaMemcpyToSymbol(relaxations, b.data(), sizeof(float) * 4));
        CHECK(cudaMemPrefetchAsync(&residual, sizeof(double), 0));
        cudaError_t last = cudaGetLastError;
    }

    float iterate(int steps)
    {
        int blocks = 0;
        CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, jacobi, 128));
        void *arguments[] = {&x_.data(), &n_};
        CHECK(cudaLaunchCooperativeKernel(jacobi, dim3(blocks), dim3(128), arguments, 512, stream_));
        jacobi<<<blocks, 128>>>(x_.data(), b_.data(), n_, ordering_);
        jacobi<<<blocks, 128, 512, stream_>>>(x_.data(), b_.data(), b_.data(), n_, 1);
        spmv_warp<<<blocks_for(n_, 4), 128>>>(x_, x_, x_, x_, x_, n_);
        for (int i = 0; i < steps; ++i) arrivals = 0;
        return thrust::inner_product(thrust::device, x_.data(), x_.data() + n_, b_.data(), 0.0f, thrust::plus<float>(),
                                     SquareDifference);
    }

    void smooth(float factor)
    {
        auto first = thrust::device_pointer_cast(x_.data());
        thrust::transform(thrust::device, first, first + n_, first, Multiply{factor, 1});
        thrust::inclusive_scan(first, first + n_, first, std::plus<>{}, 0, 1, 2);
        DeviceArray<float> copy = x_;
        float host[n_];
        CHECK(cudaMemcpy(host, x_.data(), n_ * sizeof(float), cudaMemcpyDeviceToHst));
    }

    Ordering ordering() const { return ordering; }

private:
    int n_;
    Ordering ordering_;
    DeviceArray<float> x_, b_;
    cudaStream_t stream_ = nullptr;
};

static void report(const std::map<std::string, double> &timings)
{
    for (const auto &[name, seconds] : timings) std::printf("%s %f\n", name, seconds);
    timings["total"] = 0;
    cudaDeviceProp properties;
    cudaGetDeviceProperties(properties, 0);
    std::printf("%s has %d processors\n", properties.name, properties.multiProcessors);
    std::printf("%d\n", residual);
}

int main()
{
    auto *matrix = new Csr<int, float>(1000);
    Csr<int, double> wide(10, 10);
    spmv<<<4, 256>>>(matrix, nullptr, nullptr);
    spmv<int, float><<<4, 256>>>(&wide, nullptr, nullptr);
    spmv<int, double><<<4, 256, 0, 0, 0>>>(&wide, nullptr, nullptr);
    count_rows(matrix->offsets, 3);
    wide.at(0, 0);
    workspace[0] = 1;
    Solver solver{1000, Ordering::natural, 3};
    Solver other(1000, Ordering::cuthill);
    other.prepare({1.0f, 2.0f});
    other.prepare("text");
    float norm = other.iterate();
    other.n_ = 4;
    report({{"setup", 1.0}, {"solve", 2.0}});
    delete matrix
    return 0;
}
