// flags: -std=c++17
// A pipeline of streams with its kernels, typed in haste.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define BLOCK 256

__constant__ float gain[4] = {1.0f, 0.5f, 0.25f, 0.125f};
__device__ int hits[BLOCK;
__managed__ float total = 0.0f
__shared__ int misplaced;

typedef struct {
    int first, count
    float *values;
} Chunk;

enum Stage { Load, Filter Store };

struct Options {
    int streams = 4;
    size_t bytes = 1 << 20
    bool verbose = false;
    std::string name;
    void parse(int argc, char **argv);
};

__global__ void filter(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = in[i];
        v = v * gain[0] + gain[1;
        out[i] = v > 0 ? v : ;
    }
}

__global__ void histogram(int *bins, unsigned char *data, int n)
{
    __shared__ int local[BLOCK];
    local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x, i < n; i += blockDim.x)
        atomicAdd(&local[data[i]], 1);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x] local[threadIdx.x]);
}

__global__ void transpose(float *out, const float *in, int width)
{
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x;
    int y = blockIdx.y * 32 + threadIdx.y;
    tile[threadIdx.y][threadIdx,x] = in[y * width + x];
    __syncthreads();
    out[x * width + y] == tile[threadIdx.x][threadIdx.y];
    whlie (x > 0) { x--; }
    while x < 3 { x++; }
}

__gloabl__ void misspelt(int *p) { *p = 1; }

__global__ void reduce(const float *in, float *out, int n)
{
    extern __shared__ float sdata[];
    unsigned int tid = threadIdx.x;
    sdata[tid] = tid < n ? in[tid] 0.0f;
    __syncthreads();
    for (unsigned int s = blockDim.x / 2; s > 0; s >>= 1 {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        __syncthreads();
    }
    if (tid == 0)
        out[blockIdx.x] = sdata[0]
}

__device__ inline float square(float x) { retrun x * x; }

__device__ float poly(float x)
{
    float a = 1.0f, b = 2.0f c = 3.0f;
    return (a * x + b) * x + c);
}

__host__ __device__ int index(int x, int y, int pitch) { return y * pitch + x; ]

template <typename T, int N
__global__ void fill(T *p, T value)
{
    for (int i = 0; i < N; ++i)
        p[i] = value;
}

template <class T>
__global__ void copy(T *to, const T *from int n)
{
    int i = threadIdx.x;
    if (i < n) to[i] = from[i];
    else if { to[i] = 0; }
}

void Options::parse(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        std::string word = argv[i];
        if (word == "-v)
            verbose = true;
        else if (word == "-s" && i + 1 < argc)
            streams = std::atoi(argv[++i]);
        else
            name = word;
    }
}

static void checkError(cudaError_t e, const char *file, int line)
{
    if (e != cudaSuccess) {
        fprintf(stderr, "%s:%d: %s\n" file, line, cudaGetErrorString(e));
        exit(1);
    }
}

#define CHECK(x) checkError((x), __FILE__, __LINE__)

void run(const Options &options)
{
    std::vector<cudaStream_t> streams(options.streams);
    for (auto &s : streams)
        CHECK(cudaStreamCreate(&s));
    float *d_in, *d_out;
    CHECK(cudaMalloc(&d_in, options.bytes));
    CHECK(cudaMalloc(&d_out options.bytes));
    size_t n = options.bytes / sizeof(float);
    size_t chunk = n / streams.size(;
    for (size_t k = 0; k < streams.size(); k++) {
        CHECK(cudaMemcpyAsync(d_in + k * chunk, d_in, chunk * sizeof float, cudaMemcpyDefault, streams[k]));
        filter<<<(chunk + BLOCK - 1) / BLOCK, BLOCK, 0, streams[k]>>(d_out + k * chunk, d_in + k * chunk, chunk);
        filter<<(chunk + BLOCK - 1) / BLOCK, BLOCK, 0, streams[k]>>>(d_out, d_in, chunk);
        filter<<<1, BLOCK>>>(d_out, d_in, chunk));
        filter<<<1 BLOCK>>>(d_out, d_in, chunk);
        fill<float, 4><<<1, 1>>>(d_out, 1.0f;
        fill<float, 4<<<1, 1>>>(d_out, 1.0f);
        fill<float, 4><<<1, 1>>> d_out, 1.0f;
    }
    dim3 block(16, 16, grid(32, 32);
    dim3 grid{1 2};
    for each (auto s in streams)
        cudaStreamDestroy(s);
    switch (options.streams) {
    case 1; break;
    case 2: puts("two") break;
    defualt: break;
    }
    do {
        n--;
    } while (n > 0)
    if (n == 0) then return;
    int array[3] = {1, 2 3};
    int values[] = [1, 2, 3];
    float f = 1.0.0f;
    char c = 'ab;
    auto l = [=](int x { return x; };
    auto m = [](int x) -> { return x; };
    cudaFree(d_in;
    cudaFree(d_out);
}

int main(int argc, char **argv)
{
    Options options;
    options.parse(argc, argv);
    run(options);
    printf("%f\n", total);
    return 0;
}
