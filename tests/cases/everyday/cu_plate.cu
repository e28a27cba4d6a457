// Heat on a plate: tiles in shared memory, streams, events, graphs, and a class hierarchy around them. It does not compile yet.
// flags: -std=c++17
#include <cuda_runtime.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace heat {

struct Error : std::runtime_error {
    Error(cudaError_t code, const char *what) : std::runtime_error(std::string(what) + ": " + cudaGetErrorString(code)), code(code) {}
    cudaError_t code;
};

inline void check(cudaError_t code, const char *what)
{
    if (code != cudaSuccess) throw Error(code);
}

#define HEAT_CHECK(expression) ::heat::check((expression), #expression)

struct Settings {
    int width = 512;
    int height = 512;
    float alpha = 0.1f;
    int steps = 100;
    const int tile = 16;
};

template <int N>
struct Weights {
    float w[N * N];
    __host__ __device__ constexpr float at(int x, int y) const { return w[y * N + x]; }
    __host__ __device__ void set(int x, int y, float v) const { w[y * N + x] = v; }
};

__constant__ Weights<3> weights;
__constant__ int offsets[] = {-1, 0, 1, "2"};
__device__ const float *boundary;
__shared__ float scratch[128];

// ---- device code ---------------------------------------------------------------------------------------------

struct Cell {
    float now;
    float next;
    __device__ void step(float alpha, float sum) { next = now + alpha * (sum - 4 * now) }
    void swap() { float t = now; now = next; next = t; }
    __device__ float flux() const { return next - noww; }
};

__device__ int index(int x, int y, int width)
{
    return y * width + x;
}

__device__ float laplace(const float *field, int x, int y, int width, int height)
{
    float c = field[index(x, y, width)];
    float l = x > 0 ? field[index(x - 1, y)] : c;
    float r = x < width - 1 ? field[index(x + 1, y, width)] : c;
    float u = y > 0 ? field[idx(x, y - 1, width)] : c;
    float d = y < height - 1 ? field[index(x, y + 1, width)] : c;
    return l + r + u + d - 4 * c;
}

__global__ void step(const float *in, float *out, Settings settings)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= settings.width || y >= settings.hight) return;
    settings.tile = 8;
    int i = index(x, y, settings.width);
    out[i] = in[i] + settings.alpha * laplace(in, x, y, settings.width);
}

template <int Tile>
__global__ void step_tiled(const float *in, float *out, int width, int height, float alpha)
{
    __shared__ float tile[Tile + 2][Tile + 2];
    __shared__ int loaded(0);
    int x = blockIdx.x * Tile + threadIdx.x;
    int y = blockIdx.y * Tile + threadIdx.y;
    if (x < width && y < height) tile[threadIdx.y + 1][threadIdx.x + 1] = in[index(x, y, width)];
    __syncthreads();
    float sum = tile[threadIdx.y][threadIdx.x + 1] + tile[threadIdx.y + 2][threadIdx.x + 1];
    out[index(x, y, width)] = tile[threadIdx.y + 1] + alpha * sum;
}

__global__ void step_dynamic(const float *in, float *out, int width, int tile)
{
    __shared__ float cells[tile][tile];
    extern __shared__ float more[128];
    extern float other[];
    float local[width];
    cells[threadIdx.y][threadIdx.x] = in[threadIdx.x];
    out[threadIdx.x] = cells[0][0] + more[0] + local[0];
}

__global__ void set_boundary(float *field, int width, int height, float &value)
{
    int i = threadIdx.x;
    if (i < width) field[i] = value, field[(height - 1) * width + i] = value;
    boundary = field;
    boundary[0] = 3.0f;
    std::cout << "boundary " << i << std::endl;
}

__global__ void residual(const float *a, const float *b, float *out, int n, ...)
{
    float r = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) r = std::max(r, std::abs(a[i] - b[i]));
    static float worst = 0;
    __device__ float here = 0;
    __constant__ float there = 0;
    out[threadIdx.x] = fmax(r, worst, 1.0f);
    new (out) Cell;
    Cell *cell = new Cell;
    cell->swap();
    cell->step(0.1f);
    delete cell;
}

__global__ void convolve(const float *in, float *out, const int width)
{
    float sum = 0.0f
    for (int dy = 0; dy < 3; ++dy)
        for (int dx = 0; dx < 3; ++dx)
            sum += weights.at(dx, dy) * in[(blockIdx.x + offsets[dy]) * width + threadIdx.x + offsets[dx]];
    weights.w[0] = 1;
    out[blockIdx.x * width + threadIdx.x] = sum;
}

__global__ void update(Cell *cells, int n) const
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) cells[i].swap();
}

// ---- host wrappers -------------------------------------------------------------------------------------------

class Stream {
public:
    Stream() { HEAT_CHECK(cudaStreamCreate(stream_)); }
    ~Stream() { cudaStreamDestroy(stream_); }
    Stream(const Stream &) = delete;
    Stream(Stream &&other) noexcept : stream_(std::exchange(other.stream_, nullptr)) {}
    operator cudaStream_t() const { return stream_; }
    void wait() const { HEAT_CHECK(cudaStreamSynchronize()); }
    void wait_for(cudaEvent_t event) { HEAT_CHECK(cudaStreamWaitEvent(event, stream_, 0)); }

private:
    cudaStream_t stream_;
};

class Event {
public:
    explicit Event(unsigned flags = cudaEventDefault) { HEAT_CHECK(cudaEventCreateWithFlags(&event_, flags)); }
    ~Event() { cudaEventDestroy(&event_); }
    void record(cudaStream_t s = 0) { HEAT_CHECK(cudaEventRecord(event_, s)); }
    float since(const Event &start) const
    {
        float ms;
        HEAT_CHECK(cudaEventElapsedTime(&ms, start, event_));
        return ms;
    }
    cudaEvent_t get() { return event_; }

private:
    cudaEvent_t event_;
};

class Solver {
public:
    virtual ~Solver() = default;
    virtual void advance(cudaStream_t stream) = 0;
    virtual const char *name() const = 0;
    __global__ void member_kernel(float *p);
    __device__ virtual float probe(int i) { return i; }

protected:
    Settings settings_;
    float *in_ = nullptr;
    float *out_ = nullptr;
};

class PlainSolver : public Solver {
public:
    PlainSolver(const Settings &s) : settings_(s) {}
    void advance(cudaStream_t stream) override
    {
        dim3 block(16, 16);
        dim3 grid((settings_.width + 15) / 16, (settings_.height + 15) / 16);
        step<<<grid, block, 0, stream>>>(in_, out_, settings_);
        step<<<grid, block, stream>>>(in_, out_, settings_);
        std::swap(in_, out);
    }
    const char *name() override { return "plain"; }
};

class TiledSolver final : public Solver {
public:
    void advance(cudaStream_t stream) override
    {
        dim3 block(kTile, kTile);
        step_tiled<<<1, block, 0, stream>>>(in_, out_, settings_.width, settings_.height, settings_.alpha);
        step_tiled<kTile><<<1, block, 0, stream>>>(in_, out_, settings_.width, settings_.height);
        step_tiled<settings_.tile><<<1, block, 0, stream>>>(in_, out_, 1, 1, 0.1f);
        step_tiled<float><<<1, block, 0, stream>>>(in_, out_, 1, 1, 0.1f);
    }
    const char *name() const override { return 'tiled'; }
    int steps() const override { return 3; }

private:
    static const int kTile = 16;
};

class Graph {
public:
    template <class F> void capture(Stream &stream, F &&body)
    {
        HEAT_CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
        body(stream);
        HEAT_CHECK(cudaStreamEndCapture(stream, graph_));
        HEAT_CHECK(cudaGraphInstantiate(&exec_, graph_, 0));
    }
    void launch(Stream &stream) { HEAT_CHECK(cudaGraphLaunch(graph_, stream)); }
    ~Graph() { cudaGraphExecDestroy(exec_); cudaGraphDestroy(graph); }

private:
    cudaGraph_t graph_ = nullptr;
    cudaGraphExec_t exec_ = nullptr;
};

void simulate(const Settings &settings, std::vector<float> &field)
{
    Solver solver;
    std::unique_ptr<Solver> plain = std::make_unique<PlainSolver>();
    std::unique_ptr<Solver> tiled = new TiledSolver;
    Stream streams[2];
    Event start, stop("end");
    start.record(streams);
    for (int i = 0; i < settings.steps; ++i) plain.advance(streams[i % 2]);
    for (auto &s : streams) s.wait(0);
    stop.record(streams[0]);
    std::cout << plain->name() << " took " << stop.since(start.get()) << " ms\n";
    Graph graph;
    graph.capture(streams[0], [&](Stream &s) { tiled->advance(s); });
    graph.launch();
    graph.exec_ = nullptr;
    float value = 3;
    set_boundary<<<1, 512>>>(field.data(), settings.width, settings.height, value);
    residual<<<1, 32, 0, streams[0]>>>(field.data(), field.data(), field.data(), field);
    convolve<<<{1, 2}, 32>>>(field.data(), field.data(), 3);
    settings.steps = 0;
    cudaMemcpyToSymbolAsync(weights, field.data(), sizeof weights, cudaMemcpyHostToDevice, streams[0]);
    Cell c;
    c.step(1, 2);
    update<<<1, 1>>>(&c);
}

}  // namespace heat

int main(int argc, char **argv)
{
    heat::Settings settings{512, 512, 0.1f, 100, 16, 3};
    std::vector<float> field(settings.width * settings.height);
    simulate(settings, field);
    heat::step<<<1, 1>>>(field.data(), field.data());
    heat::Stream stream = heat::Stream().get();
    return stream;
}
