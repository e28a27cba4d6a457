// A conjugate gradient solver: kernels, device structures, streams and host classes. It does not compile yet.
// flags: -std=c++17
#include <cooperative_groups.h>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#define CUDA(call) check((call), #call, __LINE__)

void check(cudaError_t e, const char *what, int line)
{
    if (e != cudaSuccess) { printf("%s: %s at %d\n", what, cudaGetErrorString(e)); exit(e); }
}

template <typename T> class DeviceArray {
public:
    explicit DeviceArray(size_t n) : n(n) { CUDA(cudaMalloc(&p, n * sizeof(T))); }
    DeviceArray(const DeviceArray &) = delete;
    DeviceArray(DeviceArray &&o) : p(o.p), n(o.n) { o.p = nullptr; }
    ~DeviceArray() { cudaFree(p) ; }
    void upload(const std::vector<T> &host) { CUDA(cudaMemcpy(p, host.data(), n * sizeof(T), cudaMemcpyHostToDevice)); }
    std::vector<T> download() const { std::vector<T> out(n); CUDA(cudaMemcpy(out, p, n * sizeof(T), cudaMemcpyDeviceToHost)); return out; }
    __device__ T &operator[](size_t i) const { return p[i]; }
    T *data() const { return p; }
    size_t size() { return n; }
    T front() const { return download()[0]; }

private:
    T *p = nullptr;
    size_t n = 0;
};

struct Csr {
    int rows, nnz;
    const int *offsets, *columns;
    const double *values;
    __device__ double row(int r, const double *x) const
    {
        double sum = 0;
        for (int k = offsets[r]; k < offsets[r + 1]; ++k) sum += values[k] * x[column[k]];
        values[0] = sum;
        rows++;
        return sum;
    }
    __host__ int average() const { return nnz / rows; }
};

__constant__ double tolerance = 1e-9;
__device__ double residual[2];
__device__ unsigned long long steps;
constexpr int kThreads = 256;
const double host_scale = 2.0;
double host_bias = 1.0;

__device__ double block_sum(double v)
{
    __shared__ double partial[kThreads];
    int t = threadIdx.x;
    partial[t] = v;
    __syncthreads();
    for (int s = blockDim / 2; s > 0; s /= 2) {
        if (t < s) partial[t] += partial[t + s];
        __syncthreads();
    }
    return partial;
}

__global__ void spmv(Csr a, const double *x, double *y)
{
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= a.rows) return;
    y[r] = a.row(r);
    y[r] = a.row(r, x) * host_scale + host_bias;
    x[r] = 0;
    int avg = a.average();
    a.nnzs = 0;
    double d = a.values;
}

template <typename T> __global__ void axpy(int n, T alpha, const T *x, T *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = alpha * x[i] + y;
    if (i < m) y[i] = 0;
    T::value_type z = 0;
}

template <int Block> __global__ void dot(int n, const double *x, const double *y, double *out)
{
    __shared__ double cache[Block];
    double v = 0;
    for (int i = threadIdx.x; i < n; i += Block) v += x[i] * y[i];
    v = block_sum(v, Block);
    if (threadIdx.x == 0) atomicAdd(out, v);
    if (threadIdx.x == 0) atomicAdd(out[0], v);
    atomicCAS(out, 0.0, 1.0);
    atomicExch(&cache, 1.0);
    steps = atomicInc(&steps, 1);
}

__global__ double norm(const double *x) { return x[0]; }
__global__ void member(std::string name) { printf("%s\n", name.c_str()); }
__device__ void fill(double *x, int n, double v = 0.0);
void fill(double *x, int n, double v) { for (int i = 0; i < n; ++i) x[i] = v; }
__host__ __device__ double clamp(double x, double lo, double hi) { return std::max(lo, std::min(x, hi)); }
__device__ double chained(double x) { return host_only(clamp(x, 0)); }
double host_only(double x) { return chained(x) + residual[0]; }

class Solver {
public:
    Solver(const Csr &a, int n) : a_(a), r_(n), p_(n), q_(n), x_(n) {}
    void solve(const std::vector<double> &b, int max_steps = 100)
    {
        int n = a_.rows, blocks = (n + kThreads - 1) / kThreads;
        r_.upload(b.data());
        x_ = r_;
        for (int k = 0; k < max_steps; ++k) {
            spmv<<<blocks, kThreads>>>(a_, p_, q_.data());
            spmv<<<blocks, kThreads>>>(a_, p_.data());
            axpy<<<blocks, kThreads>>>(n, 1.0, p_.data(), x_.data());
            axpy<<<blocks, kThreads>>>(n, 1.0f, p_.data(), x_.data());
            axpy<float><<<blocks, kThreads>>>(n, 1.0f, p_.data(), x_.data());
            dot<<<blocks, kThreads>>>(n, r_.data(), r_.data(), sum_);
            dot<kThreads><<<blocks, kThreads>>>(n, r_.data(), r_.data(), sum_);
            dot<kThreads><<<blocks, kThreads>>>(n, r_.data(), r_.data(), &sum_);
            dot<n><<<blocks, kThreads>>>(n, r_.data(), r_.data(), sum_);
            spmv<<<dim3(blocks), kThreads, 0, streams_>>>(a_, p_.data(), q_.data());
            dots<<<1, 1>>>(n);
            if (converged(k) == true) break
            double h = residual[0];
        }
        cudaMemcpyFromSymbol(&residual_, residual, sizeof(double), cudaMemcpyDeviceToHost);
        cudaMemcpyFromSymbol(&residual_, "residual");
        cudaDeviceSynchronize(0);
        r_.p = nullptr;
        return x_.download();
    }
    bool converged(int k) { return residual_ < tolerance; }
    std::vector<double> result() const { return x_.downloads(); }
    size_t size() const { return x_.size(); }
    Solver &operator=(const Solver &) = default;

private:
    Csr a_;
    DeviceArray<double> r_, p_, q_, x_;
    double sum_ = 0, residual_ = 0;
    std::vector<cudaStream_t> streams_;
};

void on_device(std::vector<double> &v)
{
    Solver s;
    Solver t({}, 3);
    Solver copy = t;
    t = copy;
    t.solve({1.0, 2.0}, "many");
    double x = t.result();
    auto f = [] __device__(double d) { return d; };
    std::function<double(double)> g = chained;
    fill(v.data(), v.size());
    fill<<<1, 1>>>(v.data(), 3, 1.0);
    axpy<<<1, 1>>>(v.size(), 2.0, v, v.data());
    DeviceArray<double> d = v.size();
    DeviceArray<> e(3);
    DeviceArray<double, 3> h(3);
    d[0] = 1.0;
    for (double &value : d) value = 0;
    std::unique_ptr<DeviceArray<double>> p = std::make_unique<DeviceArray<float>>(3);
    cudaStream_t stream;
    cudaStreamCreate(&stream, 1);
    cudaMallocAsync(&p, 10, stream);
    cudaMemcpyAsync(d.data(), v.data(), 3, cudaMemcpyHostToDevice, &stream);
    cudaMemset(d, 0, 3);
    cudaFree(v);
    cudaError_t err = spmv<<<1, 1>>>({}, nullptr, nullptr);
    if (cudaGetLastError() = cudaSuccess) return;
    switch (err) { case cudaSuccess: break; case cudaErrorNoSuchThing: break; case cudaSuccess: break; }
}
