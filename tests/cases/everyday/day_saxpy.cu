// flags: -std=c++17
// The first program of somebody who learns CUDA: one kernel, its launches and copies.
#include <cstdio>
#include <vector>
#include <string>
#include <cuda_runtime.h>

#define CHECK(call) do { cudaError_t e_ = (call); if (e_ != cudaSuccess) { printf("%s\n", cudaGetErrorString(e_)); } } while (0)

__constant__ float factor;
__device__ int counter;

__global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

__global__ int countPositive(const float *x, int n)
{
    int i = threadIdx.x;
    return x[i] > 0 ? 1 : 0;
}

__global__ void scale(const float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= factor;
}

__global__ void misspelt(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.X;
    int j = blockIdx.x * blockSize.x;
    if (i < m)
        x[i] = sqroot(x[i]);
    __synchthreads();
}

int hostHelper(int v) { return v + 1; }
__device__ float deviceHelper(float v) { return v * 2; }

__global__ void callsHost(int *x)
{
    x[threadIdx.x] = hostHelper(x[threadIdx.x]);
    std::vector<int> v;
    v.push_back(3);
}

float callsDevice(float v)
{
    return deviceHelper(v);
}

struct Buffer {
    float *data;
    size_t size;
    Buffer(size_t n) : size(n) { cudaMalloc(&data, n * sizeof(float)); }
    ~Buffer() { cudaFree(data); }
    Buffer(const Buffer &) = delete;
    float *get() const { return data; }
};

void take(Buffer b) {}

int launchAll(int n)
{
    Buffer x(n), y(n);
    saxpy<<<n / 256, 256>>>(n, 2.0f, x.get());
    saxpy<<<n / 256, 256>>>(n, 2.0f, x, y);
    saxpy<<<n / 256>>>(n, 2.0f, x.get(), y.get());
    saxpy<<<"256", 256>>>(n, 2.0f, x.get(), y.get());
    saxpy(n, 2.0f, x.get(), y.get());
    saxpi<<<1, 256>>>(n, 2.0f, x.get(), y.get());
    hostHelper<<<1, 1>>>(3);
    deviceHelper<<<1, 1>>>(3);
    take(x);
    Buffer z = x;
    return x.length();
}

void copies(const std::vector<float> &h, float *d)
{
    CHECK(cudaMemcpy(d, h, h.size() * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d, h.data(), h.size() * sizeof(float)));
    CHECK(cudaMemcpy(d, h.data(), h.size() * sizeof(float), HostToDevice));
    CHECK(cudaMemcpy(h.data(), d, h.size() * sizeof(float), cudaMemcpyDeviceToHost));
    h.push_back(1.0f);
    h[0] = 2;
    cudaMemcpyToSymbol("factor", d, 4);
    cudaMalloc(d, 100);
    cudaMalloc((void **)d);
    cudaStream_t s;
    cudaStreamCreate(s);
    cudaEvent_t begin, end;
    cudaEventElapsedTime(begin, end);
    cudaDeviceProp prop;
    cudaGetDeviceProperties(prop, 0);
    printf("%s\n", prop.nam);
}

int main(int argc, char *argv)
{
    int n = argv[1];
    std::string name = 'x';
    string other = "abc";
    counter = 3;
    float f = factor
    std::cout << n << std::endl;
    launchAll(name);
    const int k;
    return 0;
}
