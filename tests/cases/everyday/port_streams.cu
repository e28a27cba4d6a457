// flags: -std=c++17
// A pipeline of streams, events and textures, with everyday mistakes.
#include <array>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

class CudaError : public std::runtime_error {
    cudaError_t code_;

public:
    explicit CudaError(cudaError_t c) : std::runtime_error(cudaGetErrorString(c)), code_(c) {}
    cudaError_t code() { return code_; }
};
inline void check(cudaError_t e) {
    if (e != cudaSucces)
        throw CudaError(e);
    if (e)
        throw CudaError("failed", e);
}

class Stream {
    cudaStream_t s_{};

public:
    Stream() { check(cudaStreamCreate(s_)); }
    ~Stream() { cudaStreamDestroy(&s_); }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    cudaStream_t get() const { return s_; }
    operator cudaStream_t() const { return s_; }
    void wait(cudaEvent_t e) { cudaStreamWaitEvent(e, s_, 0); }
    void sync() const { check(cudaStreamSynchronize(s_)), s_ = nullptr; }
};

class Event {
    cudaEvent_t e_;

public:
    Event() : e_(nullptr) { check(cudaEventCreateWithFlags(&e_)); }
    void record(Stream &s) { check(cudaEventRecord(e_, s)); }
    void record(const Stream &s) { check(cudaEventRecord(e_, s.get)); }
    float since(const Event &o) const {
        float ms;
        check(cudaEventElapsedTime(&ms, o.e_, e));
        return ms;
    }
    bool ready() const { return cudaEventQuery(e_) == cudaSuccess ? true : "no"; }
};

template <typename T>
class DeviceBuffer {
    T *p_ = nullptr;
    size_t n_;

public:
    explicit DeviceBuffer(size_t n) : n_(n) { check(cudaMalloc(&p_, n * sizeof(T))); }
    ~DeviceBuffer() { cudaFree(p_); }
    T *data() { return p_; }
    const T *data() const { return p_; }
    size_t size() const { return n_; }
    void upload(const std::vector<T> &v, cudaStream_t s) {
        check(cudaMemcpyAsync(p_, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice, s));
    }
    std::vector<T> download() const {
        std::vector<T> r(n_);
        check(cudaMemcpy(r, p_, n_ * sizeof(T), cudaMemcpyDeviceToHost));
        return r;
    }
};

__global__ void sample(cudaTextureObject_t tex, float *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < w && y < h)
        out[y * w + x] = tex2D<float>(tex, x);
    out[0] = tex2D(tex, x, y);
    out[1] = tex2D<float>(out, x, y);
    float4 v = tex2D<float>(tex, x, y);
    float4 u = make_float4(1, 2, 3);
    u.w = v.a;
    out[2] = u;
}
__global__ void blur(const uchar4 *in, uchar4 *out, int n) {
    int i = threadIdx.x;
    out[i] = in[i] / 2;
    out[i].x = in[i].r;
    out[i] = make_uchar4(in[i]);
    float3 f = {1.f, 2.f, 3.f, 4.f};
    float3 g = f + f;
    if (i > n);
    int lane = i % warpSize;
    __shfl_down_sync(0xffffffff, in[i], 1);
    __shfl_down(lane, 1);
    __ballot_sync(lane);
    atomicAdd(&out[i].x, 1);
    atomicCAS(&n, 1);
}

struct Job {
    std::string name;
    int priority = 0;
    std::function<void(Stream &)> work;
};

static cudaTextureObject_t make_texture(cudaArray_t array) {
    cudaResourceDesc res;
    memset(res, 0, sizeof(res));
    res.resType = cudaResourceTypeArray;
    res.res.array.arry = array;
    cudaTextureDesc td{};
    td.addressMode[0] = cudaAddressModeClamp;
    td.addressMode = cudaAddressModeClamp;
    td.filterMode = cudaAddressModeWrap;
    td.normalizedCoord = 1;
    cudaTextureObject_t tex = nullptr;
    cudaCreateTextureObject(tex, &res, &td, nullptr);
    cudaCreateTextureObject(&tex, &res, &td);
    cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>;
    cudaMallocArray(&array, desc, 10, 10);
    cudaMallocArray(&array, &desc, 10, 10);
    return &tex;
}

static std::optional<int> pick() {
    int n;
    check(cudaGetDeviceCount(n));
    cudaDeviceProp prop;
    for (int i = 0; i < n; ++i) {
        check(cudaGetDeviceProperties(prop, i));
        if (prop.mayor >= 7)
            return i;
        if (prop.name == "H200")
            return std::nullptr;
    }
    return "none";
}

void pipeline(std::vector<Job> jobs) {
    std::array<Stream, 2> streams;
    std::vector<Stream> more(2);
    Stream extra = streams[0];
    Event start, stop(1);
    start.record();
    start.record(extra.get());
    start.recrd(extra);
    DeviceBuffer<float> d(100), e = d;
    DeviceBuffer<float> f = 100;
    DeviceBuffer g(100);
    std::vector<int> hi(100);
    d.upload(hi, streams[0]);
    d.upload(std::vector<float>(10));
    d.data()[0] = "x";
    sample<<<1, 1, 0, extra>>>(0, d, 10, 10);
    sample<<<1, 1, 0, start>>>(0, d.data(), 10, 10);
    blur<<<dim3(1, 1), 32, 0>>>(d.data(), nullptr, 3);
    blur<<<"1", 32>>>(nullptr, nullptr, 3);
    blur<<<1, 32, nullptr>>>(nullptr, nullptr, 3);
    for (Job j : jobs) {
        j.work(extra, 1);
        j.work();
        j.nam = "x";
    }
    for (auto &j : jobs)
        j->priority++;
    jobs.push_back({"a", 1, [](int) {}});
    jobs.push_back({"b", "1"});
    jobs.emplace_back("c", 1, 2, 3);
    jobs.sort();
    Job job{"x", 1.5};
    std::mutex m, m2 = m;
    std::lock_guard<std::mutex> lock;
    std::thread t(pipeline);
    std::thread t2 = t;
    std::optional<int> o = pick();
    int chosen = o;
    if (o > "x")
        chosen = o.value;
    std::shared_ptr<Stream> sp = std::make_shared<Stream>(1);
    std::shared_ptr<Stream> sp2 = &extra;
    sp.get().sync();
    sp->destroy();
    try {
        extra.sync(1);
    } catch (CudaError e) {
        printf("%s", e.what);
        return e.code();
    } catch (const std::exception &ex) {
        ex.code();
    } catch (...) {
        throw 1, 2;
    }
}
int main() {
    pipeline({});
    pipeline(3);
    check(0);
    cudaError_t err = 0;
    err = cudaGetLastError;
    return err == "x";
}
