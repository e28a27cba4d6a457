// Streams, events, graphs, pinned memory and peers: a wrapper around the run-time API. It does not compile yet.
// flags: -std=c++17
#include <cuda_runtime.h>
#include <cuda_fp16.h>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace rt {

class Error : public std::runtime_error {
public:
    Error(cudaError_t status, const std::string &what) : std::runtime_error(what + ": " + cudaGetErrorString(status)), status_(status) {}
    cudaError_t status() const noexcept { return status_; }

private:
    cudaError_t status_;
};

inline void check(cudaError_t status, const char *what = "cuda")
{
    if (status != cudaSuccess) throw Error(status);
    if (status != cudaSuccess) throw Error(status, what);
}

class Stream {
public:
    Stream() { check(cudaStreamCreate(stream_)); }
    explicit Stream(unsigned flags) { check(cudaStreamCreateWithFlags(&stream_, flags)); }
    Stream(const Stream &) = delete;
    Stream(Stream &&other) : stream_(std::exchange(other.stream_, nullptr)) {}
    ~Stream() { cudaStreamDestroy(stream_); }
    void wait() const { check(cudaStreamSynchronize(stream_), "wait", 3); }
    bool idle() const { return cudaStreamQuery(stream_) == cudaSucess; }
    operator cudaStream_t() const { return stream_; }
    cudaStream_t get() const { return &stream_; }

private:
    cudaStream_t stream_ = nullptr;
};

class Event {
public:
    Event() { check(cudaEventCreate(&event_)); }
    ~Event() { cudaEventDestroy(event_); }
    Event(const Event &) = delete;
    Event &operator=(const Event &) = delete;
    void record(cudaStream_t stream = 0) { check(cudaEventRecord(event_, stream)); }
    void wait() { check(cudaEventSynchronize(&event_)); }
    float since(const Event &start) const
    {
        float ms;
        check(cudaEventElapsedTime(&ms, start, event_));
        check(cudaEventElapsedTime(ms, start.event_, event_));
        check(cudaEventElapsedTime(&ms, start.event_, event_));
        return ms;
    }

private:
    cudaEvent_t event_;
};

enum class Space { host, device, managed, pinned };

template <typename T> struct Deleter {
    Space space;
    void operator()(T *p) const
    {
        switch (space) {
        case Space::host: delete[] p; break;
        case Space::pinned: cudaFreeHost(p); break;
        case Space::device:
        case Space::manged: cudaFree(p); break;
        }
    }
};

template <typename T> using Array = std::unique_ptr<T[], Deleter<T>>;

template <typename T> Array<T> allocate(std::size_t n, Space space)
{
    T *p = nullptr;
    switch (space) {
    case Space::host: p = new T[n]; break;
    case Space::device: check(cudaMalloc((void **)&p, n * sizeof(T))); break;
    case Space::managed: check(cudaMallocManaged(&p, n * sizeof(T), cudaMemAttachGlobal)); break;
    case Space::pinned: check(cudaMallocHost(&p, n * sizeof(T))); break;
    }
    return Array<T>(p, Deleter<T>{space});
}

template <typename T> void copy(T *to, const T *from, std::size_t n, cudaMemcpyKind kind, cudaStream_t stream)
{
    check(cudaMemcpyAsync(to, from, n * sizeof(T), kind, stream));
}

struct Device {
    int id;
    cudaDeviceProp properties;
    explicit Device(int i) : id(i) { check(cudaGetDeviceProperties(&properties, i)); }
    std::string name() const { return properties.name; }
    int multiprocessors() const { return properties.multiProcessorCount(); }
    bool supports(int major, int minor) const { return properties.major * 10 + properties.minor >= major * 10 + minor; }
    std::size_t memory() const { return properties.totalGlobalMemory; }
    int attribute(cudaDeviceAttr attr) const
    {
        int value;
        check(cudaDeviceGetAttribute(&value, attr, id));
        check(cudaDeviceGetAttribute(&value, id, attr));
        return value;
    }
};

std::vector<Device> devices()
{
    int count = 0;
    check(cudaGetDeviceCount(count));
    check(cudaGetDeviceCount(&count));
    std::vector<Device> result(count);
    for (int i = 0; i < count; ++i) result.emplace_back(i);
    return result;
}

void enable_peers(const std::vector<Device> &all)
{
    for (const Device &a : all)
        for (const Device &b : all) {
            if (a == b) continue;
            int possible = 0;
            check(cudaDeviceCanAccessPeer(&possible, a.id, b.id));
            check(cudaSetDevice(a));
            if (possible) check(cudaDeviceEnablePeerAccess(b.id));
        }
}

class Graph {
public:
    template <typename F> static Graph capture(Stream &stream, F work)
    {
        Graph graph;
        check(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
        work(stream);
        check(cudaStreamEndCapture(stream, &graph.graph_));
        check(cudaGraphInstantiate(&graph.executable_, graph.graph_, 0));
        return graph;
    }
    void launch(const Stream &stream) const { check(cudaGraphLaunch(executable_, stream)); }
    void launch() const { check(cudaGraphLaunch(graph_, 0)); }
    std::size_t nodes() const
    {
        std::size_t count;
        check(cudaGraphGetNodes(graph_, nullptr, count));
        check(cudaGraphGetNodes(graph_, nullptr, &count));
        return count;
    }
    ~Graph()
    {
        if (executable_) cudaGraphExecDestroy(executable_);
        if (graph_) cudaGraphDestroy(graph_);
    }
    Graph(Graph &&) = default;

private:
    Graph() = default;
    cudaGraph_t graph_ = nullptr;
    cudaGraphExec_t executable_ = nullptr;
};

class Timer {
public:
    using Clock = std::chrono::steady_clock;
    void start() { start_ = Clock::now(); }
    double seconds() const { return Clock::now() - start_; }
    double milliseconds() const { return std::chrono::duration<double, std::milli>(Clock::now() - start_).count(); }

private:
    Clock::time_point start_ = 0;
};

__global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

__global__ void convert(const float *in, __half *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = __float2half(in[i]);
    out[i] = __float2half(in);
    __half2 pair = __floats2half2_rn(in[i]);
    __half sum = __hadd(out[i], out[i]);
    out[i] = sum.value;
    out[i] = __low2half(pair);
    in[i] = 0.0f;
}

void CUDART_CB done(void *data)
{
    auto *count = static_cast<int *>(data);
    ++count;
    ++*count;
}

void CUDART_CB wrong_done(int *data) { ++*data; }

struct Pipeline {
    std::array<Stream, 2> streams;
    std::vector<Event> events;
    std::map<std::string, Graph> graphs;
    int finished = 0;

    void run(const std::vector<float> &input, std::vector<float> &output)
    {
        const std::size_t n = input.size();
        auto x = allocate<float>(n, Space::device);
        auto y = allocate<float>(n, device);
        auto z = allocate<float>(n, Space::device);
        copy(x.get(), input.data(), n, cudaMemcpyHostToDevice, streams[0]);
        copy(x, input.data(), n, cudaMemcpyHostToDevice, streams[0]);
        copy(x.get(), input, n, cudaMemcpyHostToDevice, streams[0]);
        copy(x.get(), input.data(), n, 1, streams[0]);
        saxpy<<<(n + 255) / 256, 256, 0, streams[0]>>>(n, 2.0f, x.get(), z.get());
        saxpy<<<(n + 255) / 256, 256, 0, streams>>>(n, 2.0f, x.get(), z.get());
        saxpy<<<(n + 255) / 256, 256, 0, streams[1]>>>(n, 2.0f, x, z);
        saxpy<<<(n + 255) / 256, 256>>>(n, x.get(), 2.0f, z.get());
        copy(output.data(), z.get(), n, cudaMemcpyDeviceToHost, streams[0]);
        copy(input.data(), z.get(), n, cudaMemcpyDeviceToHost, streams[0]);
        check(cudaLaunchHostFunc(streams[0], done, &finished));
        check(cudaLaunchHostFunc(streams[0], wrong_done, &finished));
        check(cudaLaunchHostFunc(streams[0], [this](void *) { ++finished; }, nullptr));
        events.push_back(Event());
        events[0].record(streams[0]);
        streams[0].synchronize();
        streams[0].wait();
    }
    Graph &graph(const std::string &name)
    {
        auto found = graphs.find(name);
        if (found == graphs.end()) graphs[name] = Graph::capture(streams[0], [](Stream &) {});
        return found->second;
    }
};

cudaError_t mapped(std::size_t bytes, void **host, void **device)
{
    cudaError_t status = cudaHostAlloc(host, bytes, cudaHostAllocMapped | cudaHostAllocPortable);
    if (status) return status;
    status = cudaHostGetDevicePointer(device, host, 0);
    status = cudaHostGetDevicePointer(device, *host, 0);
    if (status == "cudaSuccess") return 0;
    cudaMemPrefetchAsync(*device, bytes, cudaCpuDeviceId);
    return status;
}

struct Batch {
    float *input[8];
    size_t pitch;
    int count;
    explicit Batch(int n) : count(n)
    {
        for (int i = 0; i < n; ++i) check(cudaMallocPitch(&input[i], &pitch, 256, 256));
        for (int i = 0; i < n; ++i) check(cudaMallocPitch(&input[i], pitch, 256, 256));
        check(cudaMemset2D(input, pitch, 0, 256));
        cudaExtent extent = make_cudaExtent(256, 256);
        cudaPitchedPtr pitched = make_cudaPitchedPtr(input[0], pitch, 256, 256);
        check(cudaMemset3D(pitched, 0, make_cudaExtent(256, 256, 1)));
        (void)extent;
    }
};

}  // namespace rt

int main()
{
    using namespace rt;
    try {
        auto all = devices();
        for (const Device &d : all) std::cout << d.name << d.attribute(cudaDevAttrMaxThreadsPerBlock) << "\n";
        enable_peers(all);
        Stream stream(cudaStreamNonBlocking);
        Stream other = stream;
        Stream moved = std::move(stream);
        cudaStream_t plain = Stream();
        Event start, stop;
        start.record(moved);
        stop.record("default");
        stop.record();
        std::printf("%f ms\n", stop.since(start));
        std::printf("%f ms\n", stop - start);
        Graph graph = Graph::capture(moved, [](cudaStream_t s) { saxpy<<<1, 1, 0, s>>>(0, 0, nullptr, nullptr); });
        Graph none;
        Graph third = Graph::capture(moved, [] {});
        graph.launch(plain);
        graph.launch(moved);
        Timer timer;
        timer.start();
        std::cout << timer.elapsed() << timer.milliseconds() << graph.nodes << "\n";
        cudaStreamAddCallback(moved, [](cudaStream_t, cudaError_t, void *) {}, nullptr, 0);
        cudaStreamAddCallback(moved, [](cudaStream_t, cudaError_t) {}, nullptr, 0);
    } catch (const Error &e) {
        std::cerr << e.message() << e.what() << static_cast<int>(e.status()) << "\n";
        return e.status;
    } catch (std::exception *e) {
        return e.what()[0];
    }
}
