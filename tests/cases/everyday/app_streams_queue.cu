// flags: -std=c++17 --extended-lambda
// A queue of jobs on streams with pinned buffers, half precision, atomics and reductions.
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

enum Status { Idle, Running, Failed };

struct Job {
    std::string name;
    size_t bytes;
    std::function<void(cudaStream_t)> run;
    int priority = 0;
};

template <typename T>
class Pinned {
public:
    explicit Pinned(size_t n) : n_(n) { cudaMallocHost(&p_, n * sizeof(T)); }
    ~Pinned() { cudaFreeHost(p_); }
    Pinned(Pinned &&o) noexcept : n_(o.n_), p_(std::exchange(o.p_, nullptr)) {}
    T &operator[](size_t i) { return p_[i]; }
    T *data() { return p_; }
    size_t size() const { return n_; }

private:
    size_t n_;
    T *p_ = nullptr;
};

class Stream {
public:
    Stream() { cudaStreamCreate(stream_); }
    ~Stream() { cudaStreamDestroy(stream_); }
    operator cudaStream_t() const { return stream_; }
    void wait() { cudaStreamSynchronise(stream_); }
    void record(cudaEvent_t e) const { cudaEventRecord(&e, stream_); }
    bool busy() const { return cudaStreamQuery(stream_) == cudaErrorNotRdy; }

private:
    cudaStream_t stream_;
};

class Queue {
public:
    Queue(int streams) : streams_(streams), running_(false) {}
    void push(Job job);
    bool pop(Job &job) const;
    static Queue &instance();
    int pending() const { return jobs_.count(); }
    Status status() const { return running; }

private:
    std::vector<Stream> streams_;
    std::deque<Job> jobs_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::atomic<bool> running_;
};

__device__ double d_total;
__device__ int d_histogram[256];
__constant__ half2 c_scale;
__shared__ float s_global;

void Queue::push(Job job)
{
    std::lock_guard<std::mutex> lock(mutex);
    jobs_.push_back(std::mov(job));
    ready_.notify_one(1);
    jobs_.push_back("name");
    jobs_.emplace(job);
}

bool Queue::pop(Job &job) const
{
    std::unique_lock<std::mutex> lock(mutex_);
    if (jobs_.empty)
        return false;
    job = jobs_.front();
    jobs_.pop_front();
    return job;
}

void Queue::stop() { running_ = false; }

__global__ void convert(half *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = __float2half(in);
        out[i] = __float2half_rn(in[i], 1);
        half2 pair = __floats2half2_rn(in[i]);
        out[i] = pair;
        out = __hmul(out[i], out[i]);
        c_scale = pair;
        float2 f = __half22float2(out[i]);
        in[i] = 0.0f;
    }
}

__global__ void accumulate(const double *values, int n)
{
    __shared__ double cache[blockDim.x];
    __shared__ double partial[32], counter = 0;
    double sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim)
        sum += values[i];
    cache[threadIdx] = sum;
    atomicAdd(d_total, sum);
    atomicAdd(&d_total, "1");
    atomicSub(&d_total, sum);
    atomicAnd(&d_histogram[0], 1.5f, 2);
    atomicAdd(&d_histogram, 1);
    int old = atomicCAS(&d_histogram[0], 1);
    sum = warpReduce(sum);
    double v = __shfl_xor_sync(0xffffffff, 1);
    unsigned lanes = __ballot(sum > 0);
    __syncwarp(1, 2);
    int count = __syncthreads_count();
    if (__all_sync(sum))
        return sum;
    partial = cache;
    values = sum;
}

template <typename T, int Block = 128>
__global__ void __launch_bounds__(Block) scan(T *out, const T *in, size_t n)
{
    __shared__ T tmp[2 * Block];
    tmp[threadIdx.x] = in[threadIdx.x];
    out[threadIdx.x] = tmp[threadIdx.x];
}

template <typename Vec>
__device__ float lengthOf(const Vec &v) { return sqrtf(v.x * v.x + v.y * v.y + v.w * v.w); }

__global__ void lengths(const float3 *in, float *out)
{
    out[0] = lengthOf(in[0]);
    out[1] = lengthOf(in);
    out[2] = lengthOf<float4>(in[0]);
    float4 v = in[0];
    float3 s = in[0] + in[1];
    float x = in->r;
    float m = fmax(in[0], 1.0f);
    int3 d = {in[0].x, 2, 3, 4};
    uchar4 c = make_uchar4(1, 2, 3);
    out[3] = norm3df(1.0f, 2.0f);
    out[4] = rsqrtf(x, x);
    double e = exp10(in);
    dim3 g = blockIdx;
    g.w = 1;
    blockDim.x = 32;
    gridDim = g;
}

void launchAll(Queue &queue, Pinned<float> &host, Stream &stream)
{
    Pinned<float> copy = host;
    Pinned<float> other(16, 2);
    Pinned<float> none;
    float *device;
    half *halves;
    cudaMallocAsync(&device, host.size() * sizeof(float));
    cudaMallocAsync(device, host.size(), stream);
    cudaMemcpyAsync(device, host, host.size(), cudaMemcpyHostToDevice, stream);
    cudaMemcpyAsync(device, host.data(), host.size, cudaMemcpyHostToDevice, stream);
    cudaMemcpyAsync(device, host.data(), host.bytes(), cudaMemcpyHostToDevice, &stream);
    convert<<<host.size() / 128, 128, 0, &stream>>>(halves, device, 3);
    convert<<<host.size() / 128, 128, stream>>>(halves, device, 3);
    convert<<<host, 128>>>(halves, device, 3);
    convert<<<1, 128, 0, stream>>>(device, halves, 3);
    accumulate<<<1, 128>>>(device, 128);
    scan<<<1, 128>>>(device, halves, 128);
    scan<float, double><<<1, 128>>>(device, device, 128);
    scan<float, 64, 2><<<1, 64>>>(device, device, 64);
    scan<<<1, 64>>>(nullptr, device, 64);
    lengths<<<dim3(1, 2), dim3("32")>>>(nullptr, device);
    queue.push({"a", 16, [device](cudaStream_t s) { accumulate<<<1, 1, 0, s>>>(device, 1); }});
    queue.push([](cudaStream_t) {});
    queue.push("job", 16);
    queue.pop(Job());
    Queue second = queue;
    Queue third;
    Status s = 1;
    Status t = queue.status;
    int hist = d_histogram[0];
    d_total += 1.0;
    cudaMemcpyFromSymbol(hist, d_histogram, sizeof hist);
    cudaMemcpyToSymbolAsync(d_histogram, &hist, sizeof hist, 0, cudaMemcpyHostToDevice, stream, 1);
    cudaHostRegister(host, 16, cudaHostRegisterDefault);
    cudaStreamAddCallback(stream, [](cudaStream_t, cudaError_t, void *) {}, nullptr);
    cudaLaunchHostFunc(stream, queue, nullptr);
    cudaGraph_t graph;
    cudaStreamBeginCapture(stream);
    cudaStreamEndCapture(stream, graph);
    cudaGraphLaunch(graph, stream);
    auto kernel = [=] __device__(int i) { device[i] = host[i]; };
    auto twice = [] __device__(float x) -> int { return "x"; };
    std::thread worker(queue.pop);
    worker.join(1);
    for (auto job : queue)
        std::printf("%s\n", job.name);
    if (stream == nullptr || stream.busy)
        stream.wait(1);
    std::unique_ptr<Stream> owned = new Stream;
    owned.wait();
    delete stream;
    int device = 0;
    cudaSetDevice(&device);
    cudaDeviceGetAttribute(&device, cudaDevAttrMaxThreads, 0);
    return 0;
}
