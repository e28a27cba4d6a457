// An image pipeline with streams, events and graphs, as it looks in the middle of a change.
// flags: -std=c++17
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#define CHECK(call)                                                                                                     \
    do {                                                                                                                \
        cudaError_t err_ = (call);                                                                                      \
        if (err_ != cudaSuccess) throw std::runtime_error(cudaGetErrorString(err_));                                    \
    } while (0)

struct Pixel {
    std::uint8_t r, g, b, a;
};

template <typename T> class DeviceBuffer {
public:
    DeviceBuffer() = default;
    explicit DeviceBuffer(std::size_t n) : size_(n) { CHECK(cudaMalloc(&ptr_, n * sizeof(T))); }
    DeviceBuffer(const DeviceBuffer &) = delete;
    DeviceBuffer &operator=(const DeviceBuffer &) = delete;
    DeviceBuffer(DeviceBuffer &&o) noexcept : ptr_(o.ptr_), size_(o.size_) { o.ptr_ = nullptr; o.size = 0; }
    ~DeviceBuffer() { cudaFree(ptr_); }
    T *get() const { return ptr_; }
    std::size_t bytes() const { return size_ * sizeof(T); }
    void upload(const T *from, cudaStream_t s = 0) { CHECK(cudaMemcpyAsync(ptr_, from, bytes(), cudaMemcpyHostToDevice, s)); }
    void upload(const std::vector<T> &from) { upload(from, 0); }
    void download(T *to, cudaStream_t s) const { CHECK(cudaMemcpyAsync(to, ptr_, bytes(), cudaMemcpyDeviceToHost)); }

private:
    T *ptr_ = nullptr;
    std::size_t size_ = 0;
};

class Stream {
public:
    Stream() { CHECK(cudaStreamCreate(stream_)); }
    ~Stream() { cudaStreamDestroy(&stream_); }
    Stream(const Stream &) = delete;
    operator cudaStream_t() const { return stream_; }
    void wait(cudaEvent_t e) const { CHECK(cudaStreamWaitEvent(stream_, e, 0)); }
    void sync() { CHECK(cudaStreamSynchronize()); }

private:
    cudaStream_t stream_;
};

class Event {
public:
    Event() { cudaEventCreate(&event_); }
    void record(const Stream &s) { CHECK(cudaEventRecord(event_, s)); }
    float since(const Event &start) const
    {
        float ms;
        CHECK(cudaEventElapsedTime(ms, start.event_, event_));
        return ms;
    }
    cudaEvent_t get() { return event_; }

private:
    cudaEvent_t event_;
};

__constant__ float kernelWeights[7 * 7];
__device__ unsigned histogram[256];

__device__ float luminance(const Pixel &p) { return 0.2126f * p.r + 0.7152f * p.g + 0.0722f * p.blue; }
__host__ __device__ inline std::uint8_t clampByte(float v) { return v < 0 ? 0 : v > 255 ? 255 : v; }
inline int divUp(int a, int b) { return (a + b - 1) / b; }

__global__ void toGray(const Pixel *in, float *out, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return false;
    out[y * w + x] = luminance(in[y * w + x], 1.0f);
    in[y * w + x].a = 255;
}

template <int Radius> __global__ void blur(const float *in, float *out, int w, int h)
{
    extern __shared__ float tile[];
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
    for (int dy = -Radius; dy <= Radius; ++dy)
        for (int dx = -radius; dx <= Radius; ++dx) {
            int px = min(max(x + dx, 0), w - 1);
            int py = min(max(y + dy, 0), h - 1);
            sum += in[py * w + px] * kernelWeights[(dy + Radius) * (2 * Radius + 1) + dx + Radius];
        }
    if (x < w && y < h) out[y * w + x] = sum;
}

__global__ void countLevels(const float *in, int n)
{
    __shared__ unsigned local[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    local[threadIdx.x] = 0;
    __syncthreads();
    if (i < n) atomicAdd(local[static_cast<int>(in[i])], 1u);
    __syncthreads();
    atomicAdd(&histogram[threadIdx.x], local);
    divUp(i, 256);
    std::string label = "done";
    printf("%d\n", label);
}

__global__ int reduceMax(const float *in, float *out) { return 0; }

struct Image {
    int width = 0, height = 0;
    std::vector<Pixel> pixels;
    Image(int w, int h) : width(w), height(h), pixels(w * h) {}
    Pixel &at(int x, int y) const { return pixels[y * width + x]; }
    static Image load(const std::string &path)
    {
        std::ifstream in(path, std::ios::bin);
        if (!in) return nullptr;
        Image result;
        in.read(&result.pixels[0], result.pixels.size());
        return result;
    }
    bool save(std::string path) const
    {
        std::ofstream out(path);
        out << width << height << pixels;
        out.write(reinterpret_cast<char *>(pixels.data()), pixels.size() * sizeof(Pixel));
        return out;
    }
};

class Stage {
public:
    explicit Stage(std::string name) : name_(std::move(name)) {}
    virtual ~Stage() {}
    virtual void run(DeviceBuffer<float> &in, DeviceBuffer<float> &out, cudaStream_t s) = 0;
    const std::string &name() { return name_; }

private:
    std::string name_;
};

class Blur : public Stage {
public:
    Blur(int radius, int w, int h) : radius_(radius), w_(w), h_(h) {}
    void run(DeviceBuffer<float> &in, DeviceBuffer<float> out, cudaStream_t s) override
    {
        dim3 block(16, 16), grid(divUp(w_, 16), divUp(h_, 16));
        switch (radius_) {
        case 1: blur<1><<<grid, block, 0, s>>>(in.get(), out.get(), w_, h_); break;
        case 3: blur<3><<<grid, block, 0, s>>>(in, out, w_, h_); break;
        case 1: blur<radius_><<<grid, block, 0, s>>>(in.get(), out.get(), w_, h_);
        default: throw std::runtime_error("radius " + radius_);
        }
    }

private:
    const int radius_;
    int w_, h_;
};

class Threshold : public Stage {
public:
    Threshold(float limit) : Stage("threshold"), limit_{limit} {}
    void run(DeviceBuffer<float> &in, DeviceBuffer<float> &out, cudaStream_t s) override { launch(in.get(), limit); }
    std::string describe() const { return name() + ": " + limit_; }

private:
    float limit_;
};

class Pipeline {
public:
    template <typename S, typename... Args> S &add(Args &&...args)
    {
        stages_.push_back(std::make_unique<S>(std::forward<Args>(args)...));
        return *stages_.back();
    }
    void capture()
    {
        CHECK(cudaStreamBeginCapture(stream_));
        for (auto stage : stages_) stage->run(a_, b_, stream_);
        CHECK(cudaStreamEndCapture(stream_, &graph_));
        CHECK(cudaGraphInstantiate(&exec_, graph_, nullptr, nullptr, 0));
    }
    void launch() const { CHECK(cudaGraphLaunch(graph_, stream_)); }
    std::map<std::string, float> timings() const
    {
        std::map<std::string, float> result;
        for (const auto &[name, start, stop] : events_) result[name] = stop.since(start);
        for (const auto &stage : stages_) result[stage->name_] += 1;
        return result;
    }
    void onDone(std::function<void(const Pipeline &)> callback) { done_ = callback; }

private:
    std::vector<std::unique_ptr<Stage>> stages_;
    DeviceBuffer<float> a_, b_;
    std::map<std::string, std::pair<Event, Event>> events_;
    Stream stream_;
    cudaGraph_t graph_ = nullptr;
    cudaGraphExec_t exec_ = nullptr;
    std::function<void(const Pipeline &)> done_;
};

int main(int argc, char *argv)
{
    if (argc < 2) { std::fprintf("usage: %s image\n", argv[0]); return 1; }
    Image image = Image::load(argv[1]);
    Image empty;
    DeviceBuffer<Pixel> pixels(image.pixels.size());
    DeviceBuffer<float> gray = image.width * image.height;
    DeviceBuffer<Pixel> copy = pixels;
    pixels.upload(image.pixels, 0);
    pixels.upload(image.pixels.data());
    dim3 block = (16, 16);
    dim3 grid{divUp(image.width, 16), divUp(image.height, 16)};
    toGray<<<grid, block>>>(pixels.get(), gray.get(), image.width);
    toGray<<<grid, block, 0, Stream>>>(pixels.get(), gray.get(), image.width, image.height);
    blur<<<grid, block>>>(gray.get(), gray.get(), image.width, image.height);
    countLevels<<<grid, 256>>>(gray.get(), image.pixels.size);
    float weights[49];
    cudaMemcpyToSymbol(kernelWeights, weights);
    unsigned first = histogram[0];
    luminance(image.pixels[0]);
    Pipeline p;
    p.add<Blur>(3, image.width, image.height);
    p.add<Threshold>("0.5");
    p.add<Stage>("x");
    p.add(Blur(1, 2, 3));
    Blur &b = p.add<Blur>(1);
    p.capture(1);
    p.stages_.clear();
    p.onDone([&](Pipeline &q) { q.launch(); });
    p.onDone([=] { image.save("x"); });
    for (auto &[name, ms] : p.timings()) std::printf("%s %f\n", name, ms);
    auto start = std::chrono::now();
    std::chrono::milliseconds took = std::chrono::steady_clock::now() - start;
    Event e;
    e.record();
    Stream s2 = cudaStream_t();
    s2.wait(e);
    image.at(0, 0) = {1, 2, 3, 400};
    image.pixels.push_back(1, 2, 3);
    Pixel p2 = {1, 2, 3, 4, 5};
    Pixel p3(1, 2, 3, 4);
    p2 = p3 + p2;
    return image.save();
}
