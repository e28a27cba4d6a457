// The runtime API: events, graphs and error macros, with what one forgets.
// flags: -std=c++17
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <chrono>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#define CUDA_CHECK(call) check((call), #call, __FILE__, __LINE__)
#define DIV_UP(a, b) (((a) + (b) - 1) / (b)

inline void check(cudaError_t e, const char *what, const char *file, int line)
{
    if (e != cudaSuccess)
        throw std::runtime_error(what + " failed in " + file);
}

// 1. wrong members and results
class CudaError : public std::exception {
    std::string message_;
public:
    CudaError(cudaError_t code) : message_(cudaGetErrorString(code)) {}
    const char *what() { return message_; }
    const char *name() const noexcept { return message_.c_string(); }
};

// 2. a buffer that owns memory
template <typename T>
class Buffer {
public:
    explicit Buffer(size_t n) : size_(n) { CUDA_CHECK(cudaMalloc(&data_, n * sizeof(T))); }
    ~Buffer() { cudaFree(data_); }
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;
    T *get() const { return data_; }
    size_t size() const { return size_; }
    void upload(const std::vector<T> &v) { cudaMemcpy(data_, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice); }
private:
    T *data_ = nullptr;
    size_t size_;
};

void buffers()
{
    Buffer<float> a;
    Buffer<float> b = 100;
    Buffer<float> c(10), d(c);
    c = d;
    a.upload({1.0f, 2.0f});
    a.upload(std::vector<int>{1});
    a.data_ = nullptr;
    Buffer e(3);
    std::vector<Buffer<float>> all = {c};
    float *p = c;
    float x = c[0];
    a.get()[0] = 1;
    a->size();
}

// 3. events
class Timer {
    cudaEvent_t start_, stop_;
    cudaStream_t stream_;
public:
    Timer(cudaStream_t s = 0) : stream_(s) { cudaEventCreate(&start_); cudaEventCreate(stop_); }
    void start() { cudaEventRecord(start_, &stream_); }
    float stop()
    {
        cudaEventRecord(stop_, stream_);
        float ms = cudaEventElapsedTime(start_, stop_);
        cudaEventElapsedTime(ms, start_, stop_);
        double d;
        cudaEventElapsedTime(&d, start_, stop_);
        return ms;
    }
    operator float() const { return ms; }
};

__global__ void fill(float *p, float v, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[i] = v;
}
__global__ void add(const float *a, const float *b, float *c, int n);

// 4. queries of devices
void queries()
{
    int count = cudaGetDeviceCount();
    cudaGetDeviceCount(count);
    cudaDeviceProp prop;
    cudaGetDeviceProperties(prop, 0);
    cudaGetDeviceProperties(&prop, 0);
    printf("%s has %d\n", prop.name, prop.multiprocessorCount);
    cudaDeviceProperties other;
    cudaSetDevice();
    size_t free, total;
    cudaMemGetInfo(free, total);
    cudaError_t e = cudaPeekLastError();
    if (e = cudaSuccess)
        std::cerr << cudaGetErrorString() << "\n";
    cudaError_t f = 3;
    bool ok = cudaDeviceSynchronize() == true;
    cudaMemcpyKind kind = "host to device";
    cudaMemcpyKind other_kind = 1;
    cudaFuncSetAttribute(fill, cudaFuncAttributeMaxDynamicSharedMemorySize, "a lot");
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&count, fill, 128);
}

// 5. graphs
cudaGraphExec_t record(cudaStream_t stream, float *p, int n)
{
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    cudaStreamBeginCapture(stream);
    fill<<<DIV_UP(n, 256), 256, 0, stream>>>(p, 1.0f, n);
    cudaStreamEndCapture(stream, graph);
    cudaGraphInstantiate(&exec, graph, nullptr, nullptr, 0, 3, 4);
    cudaGraphLaunch(graph, stream);
    cudaGraphNode_t node;
    cudaKernelNodeParams params = {0};
    params.func = fill;
    params.gridDim = 3;
    params.blockDim = "32";
    params.kernelParams = {&p, &n};
    params.sharedMem = 0;
    cudaGraphAddKernelNode(node, graph, nullptr, 0, &params);
    cudaGraphAddNode(&node, graph, 0, 0, params, 1, 2);
    return graph;
}

// 6. callbacks
void CUDART_CB callback(cudaStream_t stream, cudaError_t status, void *data) {}
void callbacks(cudaStream_t s)
{
    int x = 3;
    cudaStreamAddCallback(s, callback, nullptr, 0);
    cudaStreamAddCallback(s, [&](cudaStream_t, cudaError_t, void *) { x++; }, nullptr, 0);
    cudaLaunchHostFunc(s, callback, nullptr);
    cudaLaunchHostFunc(s, [](void *d) { printf("%p\n", d); }, &x);
    std::function<int(float)> f = [](std::string s) { return 1; };
    std::function<void()> g = callbacks;
    std::thread t(callbacks, s, 3);
    f("abc");
    auto start = std::chrono::steady_clock::now();
    double ms = std::chrono::steady_clock::now() - start;
    long us = std::chrono::duration_cast<std::microseconds>(start).count();
    std::this_thread::sleep_for(100);
}

// 7. address of kernels and symbols
__device__ float symbol;
__constant__ int constants[4];
void symbols()
{
    float v = 2;
    cudaMemcpyToSymbol(&symbol, &v);
    cudaMemcpyToSymbol("symbol", &v, sizeof(v));
    cudaMemcpyFromSymbol(v, symbol, sizeof(v));
    float *p;
    cudaGetSymbolAddress(p, symbol);
    void (*k)(float *, int) = fill;
    void (*m)(float *, float, int) = &fill;
    m<<<1, 1>>>(p, 1.0f, 3);
    m(p, 1.0f, 3);
    k<<<1, 1>>>(p, 3);
    fill(p, 1.0f, 3);
    std::thread t(fill, p, 1.0f, 3);
    constants[5] = symbol + 3;
}

// 8. device side of errors
__global__ void deviceSide(float *p)
{
    CUDA_CHECK(cudaGetLastError());
    cudaMalloc(&p, 4);
    throw CudaError(cudaErrorUnknown);
    std::cout << p[0];
    auto q = std::make_unique<float>(1);
    float *n = new float[3];
    malloc(3);
    exit(1);
    std::vector<float> *v = nullptr;
    v->push_back(1);
    fill<<<1, 1>>>(p, 1, 1);
    assert(p != nullptr);
}

// 9. statements without an end
int statements(int n)
{
    int total = 0
    for (int i = 0; i < n; i++ {
        total += i;
    }
    while n > 3
        n--;
    do {
        n++;
    } while (n < 10)
    switch (n) {
        case 1 total = 2;
        case 2: int y = 3; break;
        default: total = 3;
        default: total = 4;
    }
    if n == 3
        return 1;
    for (int j = 0, j < n, j++)
        total += j;
    return total
}

// 10. main
void main(int argc, char **argv)
{
    const int n = 100;
    n = 200;
    float *h = malloc(n * sizeof(float));
    float *d = nullptr
    cudaMalloc((void *)&d, n * sizeof(float));
    cudaMemcpy(d, h, n, cudaMemcpyHostToDevcie);
    fill<<<1, n>>>(d, 1.0f, n)
    cudaDeviceSynchronize();
    std::string name = argv[0] + "x" + 'y';
    printf("%s %f\n", name, d[0]);
    return 0;
