// flags: -std=c++17 --extended-lambda
// Kernels as templates, lambdas handed to them, streams and events, after their parameters were changed.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        cudaError_t status = (call);                                                                                   \
        if (status != cudaSuccess) fail(status, __FILE__, __LINE__);                                                   \
    } while (0)

void fail(cudaError_t status, const char *file, int line) {
    std::fprintf(stderr, "%s:%d %s\n", file, line, cudaGetErrorString(status));
    std::exit(1);
}

constexpr int kBlock = 256;
int hostLimit = 100;
const int fixedLimit = 50;
__constant__ float weights[16];
__device__ int counter;
__device__ const float table[4] = {1, 2, 3, 4};
__managed__ int shared_total = 0;

template <typename T>
struct Span {
    T *data;
    int size;
    __host__ __device__ T &operator[](int i) const { return data[i]; }
    __host__ __device__ T *begin() const { return data; }
    __host__ __device__ T *end() const { return data + size; }
    int count() const { return size; }
};

template <typename T>
struct Add {
    __device__ T operator()(T a, T b) const { return a + b; }
    static constexpr T identity = 0;
};
struct Max {
    __host__ __device__ float operator()(float a, float b) const { return a > b ? a : b; }
    static const float start;
};

__device__ float lerp(float a, float b, float t) { return a + (b - a) * t; }
__host__ __device__ int ceilDiv(int a, int b) { return (a + b - 1) / b; }
int hostOnly(int x) { return x + 1; }
template <typename T>
__device__ T warpSum(T x) {
    for (int offset = 16; offset > 0; offset /= 2) x += __shfl_down_sync(0xffffffff, x, offset);
    return x;
}

template <typename T, typename F>
__global__ void apply(Span<T> span, F f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < span.size) span[i] = f(span[i]);
}

template <typename T, typename Op = Add<T>>
__global__ void reduce(const T *in, T *out, int n, Op op) {
    __shared__ T buffer[kBlock];
    int i = blockIdx.x * kBlock + threadIdx.x;
    buffer[threadIdx.x] = i < n ? in[i] : Op::identity;
    __syncthreads();
    for (int s = kBlock / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) buffer[threadIdx.x] = op(buffer[threadIdx.x], buffer[threadIdx.x + s]);
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = buffer;
}

template <int N>
__global__ void unrolled(float *data) {
    static_assert(N > 0, "positive");
#pragma unroll
    for (int i = 0; i < N; ++i) data[i] = lerp(data[i], weights[i]);
}

__global__ int returns(float *data) { return data[0]; }
__global__ void byReference(std::vector<float> &data, int n) {}
__global__ void smooth(const float *in, float *out, int n) {
    extern __shared__ float tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in[i];
    __syncthread();
    in[i] = tile[threadIdx.x];
    out[i] = tile[threadidx.x];
    out[i] = lerp(tile[0], tile[1], "half");
    out[i] += hostOnly(i);
    if (i < hostLimit) out[i] = 0;
    if (i < fixedLimit) out[i] = 1;
    weights[0] = 2.0f;
    table[i] = 3;
    atomicAdd(counter, 1);
    atomicAdd(&counter, 1.5f);
    atomicMax(&out[i], 2.0f);
    std::string text = "device";
    Span<float> span{out, n};
    span.count();
    for (float &x : span) x = Max::start;
    printf("%d\n", i);
    blockIdx.x = 3;
    threadIdx = dim3(1);
    __shared__ float scratch = 4;
    __shared__ float sized[n];
    float *p = tile[0];
}

class Stream {
public:
    Stream() { CHECK(cudaStreamCreate(stream_)); }
    Stream(const Stream &) = delete;
    Stream(Stream &&o) : stream_(std::exchange(o.stream_, nullptr)) {}
    ~Stream() { cudaStreamDestroy(&stream_); }
    operator cudaStream_t() const { return stream_; }
    void wait() const { CHECK(cudaStreamSynchronise(stream_)); }
    void record(cudaEvent_t event) const { CHECK(cudaEventRecord(stream_, event)); }

private:
    cudaStream_t stream_;
};

template <typename T>
class Buffer {
public:
    explicit Buffer(std::size_t n) : size_(n) { CHECK(cudaMalloc(&data_, n * sizeof(T))); }
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;
    ~Buffer() { cudaFree(data_); }
    void upload(const std::vector<T> &host) {
        CHECK(cudaMemcpy(data_, host.data(), host.size() * sizeof(T), cudaMemcpyHostToDevice));
    }
    std::vector<T> download() const {
        std::vector<T> host(size_);
        CHECK(cudaMemcpy(host, data_, size_ * sizeof(T), cudaMemcpyDeviceToHost));
        return host;
    }
    T *get() { return data_; }
    const T *get() const { return data_; }
    Span<T> span() const { return {data_, size_}; }

private:
    T *data_;
    int size_;
};

template <typename T, typename F>
void forEach(Buffer<T> &buffer, F f, cudaStream_t stream = 0) {
    Span<T> span = buffer.span();
    apply<<<ceilDiv(span.size, kBlock), kBlock, 0, stream>>>(span, f);
}

void run(int argc, char **argv) {
    Buffer<float> a(1000), b(1000);
    const Buffer<float> fixed(10);
    Buffer<float> copy = a;
    Buffer<double> wide(10);
    Stream stream, second = stream;
    cudaEvent_t event;
    cudaEventCreate(event);
    stream.record(event);
    float ms = cudaEventElapsedTime(event, event);
    smooth<<<4, kBlock>>>(a.get(), b.get());
    smooth<<<4, kBlock, kBlock * sizeof(float), stream>>>(a.get(), b.get(), 1000);
    smooth<<<4>>>(a.get(), b.get(), 1000);
    smooth<<<4, kBlock, stream>>>(a.get(), b.get(), 1000);
    smooth<<<4, kBlock>>>(fixed.get(), fixed.get(), 10);
    smooth<<<4, kBlock>>>(wide.get(), b.get(), 10);
    smooth<<<"4", kBlock>>>(a.get(), b.get(), 10);
    smooth<<<4, kBlock>>>(a, b, 10);
    smooth(a.get(), b.get(), 10);
    hostOnly<<<1, 1>>>(4);
    lerp(1, 2, 3);
    reduce<<<4, kBlock>>>(a.get(), b.get(), 1000);
    reduce<float><<<4, kBlock>>>(a.get(), b.get(), 1000, Add<float>{});
    reduce<float><<<4, kBlock>>>(a.get(), b.get(), 1000, Max{});
    reduce<<<4, kBlock>>>(a.get(), wide.get(), 1000, Add<float>{});
    unrolled<<<1, 1>>>(a.get());
    unrolled<0><<<1, 1>>>(a.get());
    unrolled<4><<<1, 1>>>(a.get());
    unrolled<argc><<<1, 1>>>(a.get());
    apply<<<1, 1>>>(a.span(), Max{});
    apply<<<1, 1>>>(a.get(), Max{});
    float factor = 2;
    forEach(a, [=] __device__(float x) { return x * factor; });
    forEach(a, [&] __device__(float x) { return x * factor; }, stream);
    forEach(a, [] __device__(float x) { return x * factor; });
    forEach(a, [=] __device__(float x) { factor = x; return x; }, "stream");
    forEach(a, [=](float x) { return x * factor; });
    forEach(fixed, [=] __device__(float x) { return x; });
    forEach(a, [=] __device__(float x) { return hostOnly(x); });
    forEach(a, [=] __device__(float x, int i) { return x; });
    cudaMemcpyToSymbol(weights, a.get(), 16);
    cudaMemcpyToSymbol("weights", a.get(), 16, 0);
    cudaMemcpy(b.get(), a.get(), 16, cudaMemcpyDevicetoDevice);
    cudaMemset(a.get(), 16);
    cudaError_t error = 0;
    int status = cudaGetLastError();
    std::string text = cudaGetErrorString(status);
    cudaDeviceProp prop;
    cudaGetDeviceProperties(prop, 0);
    std::printf("%d", prop.multiprocessorCount, ms);
    int current = counter;
    shared_total += 4;
    dim3 grid = {1, 2, 3, 4};
    dim3 block(16, 16);
    smooth<<<grid, block.x * block.y>>>(nullptr, nullptr, 0);
    a.upload(b.download());
    fixed.upload({1, 2, 3});
    a = b;
    std::unique_ptr<Buffer<int>> ints = std::make_unique<Buffer<int>>();
    ints.upload({1, 2});
}
