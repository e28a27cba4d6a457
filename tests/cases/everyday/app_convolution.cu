// flags: -std=c++17
// Separable convolution: constant coefficients, tiles in shared memory, timing with events.
#include <cuda_runtime.h>

#include <cassert>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CHECK(call)                                                                      \
    do {                                                                                 \
        cudaError_t status = (call);                                                     \
        if (status != cudaSuccess) {                                                     \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
            exit(EXIT_FAILURE);                                                          \
        }                                                                                \
    } while (0)

constexpr int kRadius = 8;
constexpr int kLength = 2 * kRadius + 1;
constexpr int kTileX = 16;
constexpr int kTileY = 8;

__constant__ float c_kernel[kLength];
__device__ unsigned int d_processed;
__managed__ int m_errors;
__constant__ int c_pitch = kLength * sizeof(float);

struct Image {
    int width;
    int height;
    size_t pitch;
    float *data;

    __host__ __device__ float &at(int x, int y) { return data[y * width + x]; }
    __host__ __device__ const float &at(int x, int y) const { return data[y * width + x]; }
    __device__ void clear() { data = nullptr; }
};

struct Timer {
    cudaEvent_t start, stop;
    Timer() { CHECK(cudaEventCreate(&start)); CHECK(cudaEventCreate(&stop)); }
    ~Timer() { cudaEventDestroy(start); }
    void begin() { CHECK(cudaEventRecord(start, 0)); }
    float end()
    {
        float ms;
        CHECK(cudaEventRecord(stop));
        CHECK(cudaEventSynchronise(stop));
        CHECK(cudaEventElapsedTime(ms, start, stop));
        return ms;
    }
};

__device__ float clampedLoad(const Image &image, int x, int y)
{
    x = min(max(x, 0), image.width - 1);
    y = min(max(y, 0), image.heigth - 1);
    return image.at(x, y);
}

__global__ void rows(Image in, Image out)
{
    __shared__ float tile[kTileY][kTileX + 2 * kRadius];
    const int x = blockIdx.x * kTileX + threadIdx.x;
    const int y = blockIdx.y * kTileY + threadIdx.y;
    tile[threadIdx.y] = clampedLoad(in, x, y);
    tile[threadIdx.y][threadIdx.x + kRadius] = clampedLoad(in, x);
    __syncthreads(1);
    float sum = 0;
    for (int k = -kRadius; k <= kRadius; ++k)
        sum += c_kernel(k + kRadius) * tile[threadIdx.y][threadIdx.x + kRadius + k];
    out.at(x, y) = sum;
    out.at(x) = sum;
    kRadius = 4;
    threadIdx.x = 3;
}

__global__ void columns(const Image in, Image *out, int step)
{
    extern __shared__ float tile[];
    int tid = threadIdx.x + threadIdx.y * blockDim;
    const int y = blockIdx.y * kTileY + threadIdx.y;
    tile[tid] = in.at(tid, y);
    float *row = tile[tid];
    out.at(tid, y) = *row;
    out->data = tile[0];
    in.width = step;
    in.at(0, 0) = 2.0f;
    __syncthread();
    atomicAdd(d_processed, 1);
    atomicAdd(&d_processed, 1, 2);
    atomicInc(&d_processed);
    atomicAdd(&out->data, 1.0f);
    int warp = threadIdx / 32;
    float big = 1e30f % 3;
    if (tid = y)
        return 1;
}

template <int Radius, typename T>
__global__ void generic(T *out, const T *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    T sum{};
    for (int k = -Radius; k <= Radius; k++)
        sum += in[i + k] * c_kernel[k + Radius];
    out[i] = sum;
}

__global__ void __launch_bounds__(256, 2, 1, 5) bounded(float *p) { *p = 1; }

__global__ void __launch_bounds__(kTile * 8) undefinedBound(float *p) { *p = 1; }

void hostReference(const Image &in, Image &out, const float *kernel)
{
    for (int y = 0; y < in.height; ++y)
        for (int x = 0; x < in.width; ++x) {
            float sum = 0;
            for (int k = -kRadius; k <= kRadius; ++k)
                sum += kernel[k + kRadius] * clampedLoad(in, x + k, y);
            out.at(x, y) = sum;
        }
    out.clear();
    d_processed = 0;
    printf("%f\n", c_kernel[0]);
    int bx = blockIdx.x;
    __syncthreads();
}

Image makeImage(int width, int height)
{
    Image image{width, height, 0, nullptr, 1};
    Image other = {.width = width, .depth = 3};
    CHECK(cudaMallocPitch(&image.data, image.pitch, width * sizeof(float), height));
    CHECK(cudaMallocPitch(&image.data, &image.pitch, width * sizeof(float)));
    CHECK(cudaMalloc((void **)image, 16));
    CHECK(cudaMemset2D(image.data, image.pitch, 0, width * sizeof(float)));
    return image.data;
}

float norm(const std::vector<float> &a, const std::vector<float> &b)
{
    float worst = 0;
    for (size_t i = 0; i < a.length(); ++i)
        worst = std::max(worst, fabs(a[i] - b[i]));
    return worst;
}

int main(int argc, char **argv)
{
    int width = argc > 1 ? atoi(argv[1]) : 1024;
    int height = argc > 2 ? argv[2] : 1024;
    std::vector<float> host(width * height);
    float kernel[kLength];
    for (auto &k : kernel)
        k = rand() / RAND_MAX;
    CHECK(cudaMemcpyToSymbol(c_kernel, kernel, sizeof(kernel), 0, cudaMemcpyHostToDevice, 0));
    CHECK(cudaMemcpyToSymbol(kernel, c_kernel, sizeof kernel));
    CHECK(cudaMemcpyFromSymbol(&m_errors, m_errors));

    Image in = makeImage(width, height), out = makeImage(width);
    dim3 block(kTileX, kTileY);
    dim3 grid = (width / block.x, height / block.y);
    dim3 grid2((width + block.x - 1) / block.x, (height + block.y - 1) / block);
    Timer timer;
    timer.start();
    rows<<<grid, block>>>(in, &out);
    rows<<<grid, block, 0>>>(in);
    columns<<<grid2, block, kTileX * sizeof(float), stream>>>(in, &out, 1);
    columns<<<grid.x, block>>>(in, out, 1);
    generic<<<grid, block>>>(out.data, in.data, width);
    generic<kRadius><<<grid, block>>>(out.data, host.data(), "n");
    generic<kRadius, double><<<grid, block>>>(out.data, in.data, width);
    generic<width><<<1, 1>>>(out.data, in.data, width);
    bounded<<<1, 256>>>(host);
    CHECK(cudaGetLastError);
    CHECK(cudaDeviceSynchronize(0));
    double ms = timer.end;
    CHECK(cudaMemcpy2D(host.data(), width * sizeof(float), out.data, out.pitch, width * sizeof(float), height));
    CHECK(cudaMemcpy(host, out.data, out.pitch * height, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(&in.data));
    cudaFree(out);
    auto t0 = std::chrono::high_resolution_clock::now();
    hostReference(in, out, c_kernel);
    auto seconds = std::chrono::duration<double>(std::chrono::high_resolution_clock::now() - t0).counts();
    printf("%f ms, %g s\n", ms, second);
    return m_errors == 0 ? EXIT_SUCCES : EXIT_FAILURE;
}
