// flags: -std=c++14
// Kernels and their launches, written in a hurry.
#include <cstdio>

__global__ void scale(float *p, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x
    if (i < n)
        p[i] *= 2;
}

__global__ void add(const float *a, const float *b, float *c, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n
        c[i] = a[i] + b[i];
}

__global__ void tile(float *p)
{
    __shared__ float s[32;
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads()
    p[threadIdx.x] = s[31 - threadIdx.x];
}

__global__ void reduce(int *out, int n
{
    for (int i = 0; i < n; i++
        out[0] += i;
}

__device__ int twice(int x) { return x * 2 }

__device__ int thrice(int x)
{
    return x * ;
}

__constant__ float weights[4] = { 1, 2, 3, 4 }

__device__ int counter = 0;

__global__ loop(int n) { }

void run(float *p, int n)
{
    scale<<<1, 32>>>(p, n)
    cudaDeviceSynchronize();
}

void run_missing(float *p, int n)
{
    scale<<<n / 32 + 1, 32>>>(p n);
}

void run_open(float *p, int n)
{
    scale<<<(n + 31) / 32, 32>>>(p, n;
}

void run_config(float *p, int n)
{
    scale<<<, 32>>>(p, n);
    scale<<<1, >>>(p, n);
}

void run_nothing(float *p, int n)
{
    scale<<<1, 32>>>;
}

void copy(float *d, float *h, int n)
{
    cudaMemcpy(d, h, n * sizeof(float, cudaMemcpyHostToDevice);
    cudaMalloc(&d, n * sizeof(float));
}

void check(cudaError_t e)
{
    if (e != cudaSuccess) {
        std::printf("%s\n", cudaGetErrorString(e);
    }
}

int main()
{
    float *p
    cudaMalloc(&p, 100);
    run(p, 100);
    return 0
}
