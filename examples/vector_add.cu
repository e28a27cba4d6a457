// Adds two vectors on the GPU.
//
//     cufe split examples/vector_add.cu        shows what the host compiler gets
//     nvcc examples/vector_add.cu              with the nvcc of `cufe toolkit DIR`
#include <cstdio>
#include <cuda_runtime.h>
#include <vector>

__device__ float add(float a, float b)
{
    return a + b;
}

__global__ void vector_add(const float *a, const float *b, float *sum, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        sum[i] = add(a[i], b[i]);
}

int main()
{
    const int count = 1 << 20;
    std::vector<float> a(count, 1.0f), b(count, 2.0f), sum(count);

    float *device_a, *device_b, *device_sum;
    const size_t bytes = count * sizeof(float);
    cudaMalloc(&device_a, bytes);
    cudaMalloc(&device_b, bytes);
    cudaMalloc(&device_sum, bytes);
    cudaMemcpy(device_a, a.data(), bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(device_b, b.data(), bytes, cudaMemcpyHostToDevice);

    const int threads = 256;
    vector_add<<<(count + threads - 1) / threads, threads>>>(device_a, device_b, device_sum, count);

    cudaError_t status = cudaMemcpy(sum.data(), device_sum, bytes, cudaMemcpyDeviceToHost);
    std::printf("%s: %g\n", cudaGetErrorString(status), sum[count / 2]);

    cudaFree(device_a);
    cudaFree(device_b);
    cudaFree(device_sum);
    return status == cudaSuccess ? 0 : 1;
}
