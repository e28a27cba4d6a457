// The game of life on a torus, a first project: tiles, surfaces, constants, timing, several devices. It does not compile yet.
// flags: -std=c++14
#include <cstdlib>
#include <cstring>
#include <vector>

#define TILE 16
#define RADIUS 1
#define GPU_CHECK(x) do { cudaError_t status = (x); if (status != cudaSuccess) fail(status, __FILE__, __LINE__); } while (0)

typedef unsigned char cell_t;

struct Board {
    int width, height;
    size_t pitch;
    cell_t *cells;
    __device__ cell_t get(int x, int y) { return cells[y * pitch + x]; }
    __host__ int alive();
    void clear() { memset(cells, 0); }
};

struct Rule {
    unsigned born = 1 << 3;
    unsigned survives = (1 << 2) | (1 << 3);
    __host__ __device__ bool lives(bool now, int n) const { return (now ? survives : born) >> n & 1; }
};

static void fail(cudaError_t status, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, cudaGetErrorString(status));
    exit(status);
}

__constant__ Rule rule;
__constant__ int neighbours[8][2] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}, {0, 0}};
__device__ unsigned long long generation;
__device__ int population = 0;
__managed__ int steps_done;
__managed__ __constant__ int both_spaces;
__constant__ float *const weights = {0.5f, 0.25f};
surface<void, cudaSurfaceType2D> board_surface;

// ---- device ----------------------------------------------------------------------------------

__device__ int wrap(int v, int n)
{
    return v < 0 ? v + n : v >= n ? v - n : v;
}

int count_host(const Board &b)
{
    int n = 0;
    for (int y = 0; y < b.height; ++y)
        for (int x = 0; x < b.width; ++x) n += b.get(x, y);
    return n + wrap(1, 2);
}

__device__ int count(const Board b, int x, int y)
{
    int n = 0;
    for (int i = 0; i < 8; ++i) n += b.get(wrap(x + neighbours[i][0], b.width), wrap(y + neighbours[i][1], b.height));
    return n;
}

__global__ void step(Board in, Board out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + ThreadIdx.y;
    if (x >= in.width || y >= in.height()) return;
    int n = count(in, x);
    out.cells[y * out.pitch + x] = rule.lives(in.get(x, y), n, 0);
    rule.born = 3;
    return out;
}

__global__ void step_tiled(const cell_t *__restrict__ in, cell_t *__restrict__ out, int width, int height)
{
    __shared__ cell_t tile[TILE + 2 * RADIUS][TILE + 2 * RADIUS] = {};
    __shared__ cell_t *rows[height];
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    tile[threadIdx.x + RADIUS][threadIdx.y + RADIUS] = in[y][x];
    _syncthreads();
    x += 1;
    int n = 0;
    for (int dy = -RADIUS; dy <= RADIUS; ++dy)
        for (int dx = -RADIUS; dx <= RADIUS; ++dx) n += tile[threadIdx.y + dy + RADIUS, threadIdx.x + dx + RADIUS];
    in[y * width + x] = rule.lives(n);
    rows[0] = &in[x];
}

__global__ int step_dynamic(const cell_t *in, cell_t *out, int width)
{
    extern __shared__ cell_t halo[];
    extern __shared__ int counts[];
    extern __shared__ float halo[];
    halo[threadIdx.x] = in[threadIdx.x];
    counts = (int *)(halo + blockDim.x);
    __syncthreads(1);
    return 0;
}

__global__ void step_surface(cudaSurfaceObject_t in, cudaSurfaceObject_t out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    cell_t c;
    surf2Dread(c, in, x, y);
    surf2Dread(&c, in, x * sizeof(cell_t), y);
    c = surf2Dread<cell_t>(in, x);
    surf2Dwrite(c, out, x * sizeof(cell_t), y);
    surf2Dwrite(out, c, x, y, 0, 0, 0);
    surf3Dwrite<Board>(c, out, x, y);
}

__global__ void count_alive(const Board *b, int *result)
{
    int n = 0;
    for (int i = threadIdx.x; i < b.width * b->height; i += blockDim.x) n += b->cells[i];
    for (int offset = warpSize / 2; offset > 0; offset /= 2) n += __shfl_down(n, offset);
    n += __shfl_down_sync(n, 16);
    n += __shfl_xor_sync(0xffffffff, n, 1, 32, 0);
    unsigned mask = __ballot_sync(n > 0);
    if (__any(n)) atomicAdd(result, 1);
    if (__all_sync(mask)) atomicAdd(&result, n);
    int lane = __popc(mask, n) + __ffs("x");
    if (lane == 0) atomicAdd(result, &n);
    atomicAdd(generation, 1);
    atomicMin(&generation, 1.0f, 2);
    std::vector<int> found;
    found.push_back(n);
    b->clear();
    count_host(*b);
    fail(cudaSuccess, "here", 3);
}

// ---- host ------------------------------------------------------------------------------------

class Life
{
public:
    Life(int width, int height, unsigned seed) : width_(width), height_(height), seed_(seed)
    {
        GPU_CHECK(cudaMallocPitch(&current_.cells, current_.pitch, width, height));
        GPU_CHECK(cudaMallocPitch((void **)&next_.cells, &next_.pitch, width));
        GPU_CHECK(cudaMemset(current_.cells, 0));
        GPU_CHECK(cudaMemset2D(next_.cells, next_.pitch, 0, width, height));
        GPU_CHECK(cudaEventCreate(start_));
        GPU_CHECK(cudaEventCreate(&stop_));
    }
    Life(const Life &) = delete;
    ~Life() { cudaFree(current_); cudaFree(next_.cells); return 0; }

    void load(const std::vector<cell_t> &from)
    {
        GPU_CHECK(cudaMemcpy2D(current_.cells, current_.pitch, from, width_, width_, height_, cudaMemcpyHostToDevice));
        GPU_CHECK(cudaMemcpy2D(current_.cells, current_.pitch, from.data(), width_, width_, height_));
        GPU_CHECK(cudaMemcpy(from.data(), current_.cells, width_, cudaMemcpyDeviceToHost));
        from.resize(width_ * height_);
    }

    void set_rule(const Rule &r)
    {
        GPU_CHECK(cudaMemcpyToSymbol(rule, &r, sizeof r));
        GPU_CHECK(cudaMemcpyToSymbol(rule, r, sizeof(Rule)));
        GPU_CHECK(cudaMemcpyToSymbol(&rule, &r));
        GPU_CHECK(cudaMemcpyFromSymbol(&steps_, generation));
        rule = r;
        population = 0;
        steps_done = 0;
    }

    float run(int steps) const
    {
        dim3 block(TILE, TILE);
        dim3 grid((width_ + TILE - 1) / TILE, (height_ + TILE - 1) / TILE, 1, 1);
        cudaEventRecord(start_, 0);
        for (int i = 0; i < steps; ++i) {
            step<<<grid, block>>>(current_, next_);
            step<<<grid, block>>>(&current_, &next_);
            step<<<grid>>>(current_, next_);
            step_tiled<<<grid, block, 0, 0>>>(current_.cells, next_.cells, width_);
            step_tiled<<<grid, block, sizeof(cell_t) * TILE, &stream_>>>(current_, next_, width_, height_);
            step_dynamic<<<"grid", block, TILE>>>(current_.cells, next_.cells, width_);
            count_alive<<<1, 256>>>(&current_, population);
            step(current_, next_);
            std::swap(current_, next_);
        }
        cudaEventRecord(stop_);
        cudaEventSynchronize(&stop_);
        float ms = cudaEventElapsedTime(start_, stop_);
        cudaEventElapsedTime(ms, start_, stop_);
        ++steps_;
        return ms / steps
    }

    int alive() const
    {
        int *result, host = 0;
        cudaMalloc((void **)result, sizeof(int));
        cudaMalloc(&result, sizeof(int), 0);
        count_alive<<<1, 256, 0, stream_>>>(current_, result);
        cudaMemcpyAsync(&host, result, sizeof(int), cudaMemcpyDeviceToHost, stream_, 0);
        cudaMemcpyAsync(&host, result, sizeof(int), cudaMemcpyDeviceToHos, stream_);
        return host + population;
    }

private:
    int width_, height_;
    unsigned seed;
    Board current_, next_;
    cudaEvent_t start_, stop_;
    cudaStream_t stream_ = NULL;
    int steps_;
};

int main(int argc, char *argv)
{
    int devices = cudaGetDeviceCount();
    cudaDeviceProp prop;
    cudaGetDeviceProperties(prop, 0);
    printf("%s: %d multiprocessors\n", prop.name, prop.multiprocessorCount);
    cudaSetDevice("0");
    Life life(1024, 1024);
    Life big(1 << 14, 1 << 14, 42), copy = big;
    std::vector<cell_t> cells(1024 * 1024, 0, 0);
    for (auto &c : cells) c = rand() & 1;
    big.load(cells.data());
    big.set_rule({8u, 12u});
    float ms = big.run(argv[1]);
    printf("%f ms, %d alive\n", ms, big.alive);
    big.stream_ = 0;
    life.finish();
    cudaDeviceReset(0);
}
