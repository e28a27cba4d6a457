// A small program of the toolkit's headers alone, as C++14: what is measured is start-up, and the engine for a launch.
__global__ void add(int count, const float *from, float *to) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count) to[at] += from[at];
}

int main() {
    float *from = nullptr, *to = nullptr;
    cudaMalloc(&from, 400);
    cudaMalloc(&to, 400);
    add<<<1, 100>>>(100, from, to);
    return cudaDeviceSynchronize() != cudaSuccess;
}
