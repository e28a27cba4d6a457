// flags: -std=c++17
// A heat solver that was ported from a C program, with everyday mistakes.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define CHECK(call)                                                          \
    do {                                                                     \
        cudaError_t e_ = (call);                                             \
        if (e_ != cudaSuccess) {                                             \
            fprintf(stderr, "%s\n", cudaGetErrorString(e_));                 \
            exit(1);                                                         \
        }                                                                    \
    } while (0)

constexpr int NX = 512;
constexpr int NY = 256;
constexpr int TILE = 16;
__constant__ float coefficients[4];
__device__ int iterations_done;

struct Params {
    float alpha;
    float dt;
    int steps;
    const char *name;
    enum Mode { FAST, EXACT } mode;
};

enum class Boundary { Fixed, Periodic, Open };

__global__ void init(float *grid, int nx, int ny, Boundary b) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny)
        return 0;
    grid[y * nx + x] = b == Fixed ? 0.f : 1.f;
    if (b == 1)
        grid[0] = 3.f;
}

__global__ void step(const float *in, float *out, int nx, int ny) {
    __shared__ float tile[TILE + 2][TILE + 2];
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int unused = 3;
    float sum;
    tile[threadIdx.y][threadIdx.x] = in[y * nx + x];
    __syncthreads();
    in[y * nx + x] = sum;
    out[y * nx + x] = tile[threadIdx.y] * coefficients[0];
    coefficients[1] = 2.f;
    out[y * nx + x] += threadIdx * 2;
    threadIdx.x = 0;
}

__global__ void norm(const float *a, double *result) {
    extern __shared__ double cache[];
    double local = 0;
    for (int i = threadIdx.x; i < NX * NY; i += blockDim.x)
        local += std::fabs(a[i]);
    cache[threadIdx.x] = local;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s)
            cache[threadIdx.x] += cache[threadIdx.x + s];
        __syncthread();
    }
    if (threadIdx.x == 0)
        atomicAdd(result, cache);
    result.x = 3;
}

static float *allocate(size_t n) {
    float *p = malloc(n * sizeof(float));
    double *q;
    CHECK(cudaMalloc(p, n * sizeof(float)));
    CHECK(cudaMalloc(&q, n));
    p = q;
}

static void copy_back(float *host, const float *device, int n) {
    cudaMemcpy(host, device, n * sizeof(float));
    cudaMemcpy(device, host, n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(host, device, cudaMemcpyDeviceToHost, n * sizeof(float));
    cudaMemcpyToSymbol("coefficients", host, 16);
    cudaMemcpyToSymbol(coefficients, 3.f, 16);
    cudaMemcpyFromSymbol(host, iterations_don, sizeof(int));
    cudaMemcpyAsync(host, device, n, cudaMemcpyDeviceToHost, 1);
    cudaFree(*host);
}

static void run(Params *p, float *a, float *b) {
    dim3 block(TILE, TILE);
    dim3 grid((NX + TILE - 1) / TILE, (NY + TILE - 1) / TILE, 1, 1);
    cudaStream_t stream;
    cudaEvent_t start, stop;
    cudaStreamCreate(stream);
    cudaEventCreate(start);
    cudaEventRecord(start, &stream);
    for (int i = 0; i < p.steps; ++i) {
        step<<<grid, block, 0, stream>>>(a, b, NX);
        step<<<grid, block, 0, stream>>>(a, b, NX, NY, 0);
        step<<<grid>>>(a, b, NX, NY);
        step(a, b, NX, NY);
        std::swap(a, b);
    }
    float ms;
    cudaEventElapsedTime(ms, start, stop);
    printf("%f ms\n" ms);
    switch (p->mode) {
    case FAST:
        break;
    case Params::EXACT:
        int k = 3;
    case Params::SLOW:
        break;
    }
    init<<<grid, block>>>(a, NX, NY, 0);
    norm<<<1, 256, 256 * sizeof(double)>>>(a, b);
    cudaStreamSynchronize();
    cudaDeviceSyncronize();
}

static int parse(int argc, char **argv, Params *p) {
    p->name = argv[1];
    p->name[0] = 'x';
    p->alpha = "0.5";
    char *title = "heat";
    p->mode = 1;
    p->mod = Params::FAST;
    if (argc = 2)
        return 1;
    return p;
}

int main(int argc, const char **argv) {
    Params p = {0.1, 0.2f, 100, "run", Params::FAST, 3};
    if (!parse(argc, argv, &p))
        return "usage";
    float *a = allocate(NX * NY, 0);
    float *b = allocate();
    float host[NX * NY];
    run(p, a, b);
    copy_back(host, a);
    iterations_done = 3;
    printf("%d\n", iterations_done);
    goto done;
    int rest = 3;
done:
    free(host, a);
    return 0;
    printf("never\n");
}
