// A program with the headers of the standard library that most projects name, and a kernel.
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

__global__ void scale(int count, float factor, float *values) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count) values[at] *= factor;
}

int main() {
    std::map<std::string, std::vector<float>> series;
    for (int i = 0; i < 100; ++i) series[std::to_string(i % 7)].push_back(i);
    for (auto &[name, values] : series) {
        float *device = nullptr;
        const std::size_t size = values.size() * sizeof(float);
        if (cudaMalloc(&device, size) != cudaSuccess) return 1;
        std::unique_ptr<float, cudaError_t (*)(float *)> owner(device, [](float *p) { return cudaFree(p); });
        cudaMemcpy(device, values.data(), size, cudaMemcpyHostToDevice);
        scale<<<1, 128>>>(int(values.size()), 2.0f, device);
        cudaMemcpy(values.data(), device, size, cudaMemcpyDeviceToHost);
        std::sort(values.begin(), values.end());
        std::cout << name << ' ' << values.front() << '\n';
    }
}
