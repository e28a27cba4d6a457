// flags: -std=c++17
// Kernels, launches and run-time API calls of an image pipeline.
#include <cstdio>
#include <string>
#include <vector>

struct Image { int width, height; unsigned char *pixels; __host__ __device__ int size() const { return width * height; } __device__ unsigned char at(int x, int y) const; void save(const char *); };
struct Config { int radius; float sigma; std::string name; };
enum class Filter { blur, sharpen };
constexpr int block = 16;
__constant__ float weights[block];
__device__ int counter;
__device__ float clamp01(float f) { return f < 0 ? 0 : f > 1 ? 1 : f; }
__global__ void blur(const Image in, Image out, int radius);
__global__ void scale(float *data, int n, float factor);
template <typename T, int N> __global__ void fill(T *data, T value);
void host_only(int n);

__global__ void wrong_types(float *data, int n) { int i = threadIdx; float4 v = data[0]; data[n] = "x"; v.q = 1; blockIdx.x = 3; dim3 d = n + "x"; }

__global__ void wrong_calls(float *data, int n) { clamp01(); clamp01("x"); clamp01(1, 2); atomicAdd(data); atomicAdd(n, 1); __syncthreads(1, 2); data[0] = __shfl_sync(0, n); host_only(n); }

__global__ void wrong_members(const Image in, Image *out) { in.width = 3; in.pixels[0] = 1; out.width = 3; out->widht = 3; in.save("x"); in->size(); out->at(1); out->at("x", 1); }

__global__ void wrong_shared(int n) { __shared__ float tile[n]; __shared__ int count = 0; extern __shared__ float dynamic[]; tile[0] = dynamic; dynamic = tile; __shared__ Image images; images = 3; }

__global__ void wrong_return(int n) { return n; if (n) return 1; }

__global__ int not_void(int n) { return n; }

__device__ float no_return(float f) { f *= 2; }

__device__ void wrong_builtins(int n, double d) { sqrtf("x"); powf(1.0f); min(n, "x"); max(d); __ldg(n); float f = __expf("a"); fmaf(1, 2); printf(n, d); }

void launches(float *data, Image im, cudaStream_t s, std::vector<float> v, Config c) {
    scale<<<1, 32>>>(data, 10);
    scale<<<1, 32>>>(data, 10, 2.0f, 3);
    scale<<<1, 32>>>(v, 10, 2.0f);
    scale<<<1, 32>>>(v.data(), "x", 2.0f);
    scale<<<1, 32>>>(10, data, 2.0f);
    scale<<<v, 32>>>(data, 10, 2.0f);
    scale<<<1, "x">>>(data, 10, 2.0f);
    scale<<<1, 32, data>>>(data, 10, 2.0f);
    scale<<<1, 32, 0, 5>>>(data, 10, 2.0f);
    scale<<<1, 32, 0, s, 1>>>(data, 10, 2.0f);
    scale<<<1>>>(data, 10, 2.0f);
    scale(data, 10, 2.0f);
    blur<<<im, dim3(block, block)>>>(im, im, c);
    blur<<<dim3(1, 2, 3, 4), 32>>>(im, &im, c.radius);
    blur<<<dim3("x"), 32>>>(data, im, c.sgima);
    fill<<<1, 32>>>(data, 1.0f);
    fill<int, 3><<<1, 32>>>(data, 1);
    fill<float><<<1, 32>>>(data, 1.0f);
    missing<<<1, 32>>>(data);
    host_only<<<1, 32>>>(3);
    int n = scale<<<1, 32>>>(data, 10, 2.0f);
}

int api(float *host, int n, cudaStream_t s, cudaEvent_t e) {
    float *device;
    cudaMalloc(device, n);
    cudaMalloc(&device);
    cudaMalloc(&device, "x");
    cudaMalloc(n, n);
    cudaMemcpy(device, host, n);
    cudaMemcpy(device, host, n, 1);
    cudaMemcpy(device, host, n, cudaMemcpyHostToDevic);
    cudaMemcpy(device, n, host, cudaMemcpyHostToDevice);
    cudaMemcpyAsync(device, host, n, cudaMemcpyHostToDevice, "x");
    cudaMemcpyToSymbol("weights", host, n, n, n);
    cudaFree(n);
    cudaFree(device, n);
    cudaStreamCreate(s);
    cudaEventRecord(s, e);
    cudaEventElapsedTime(n, e, e);
    cudaDeviceSynchronise();
    cudaDeviceProp p = cudaGetDeviceProperties(0);
    cudaGetDeviceProperties(&p, 0, 1);
    cudaError_t error = n;
    std::string text = cudaGetErrorString(n) + "x";
    if (cudaMalloc(&device, n) != "ok") return p.naem;
    return cudaGetLastError();
}
