// flags: -std=c++17
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include <stdexcept>

#define CHECK(call)                                                     \
    do {                                                                \
        cudaError_t status = (call);                                    \
        if (status != cudaSuccess)                                      \
            throw std::runtime_error(cudaGetErrorString(status));       \
    } while (0)

namespace img {

enum class Border { clamp, wrap, zero };

struct Size {
    int width;
    int height;
    __host__ __device__ int area() const { return width * height; }
};

template <typename Pixel>
class Image {
public:
    Image(int width, int height) : size_{width, height}, pixels_(static_cast<std::size_t>(width) * height) {}

    const Size &size() const { return size_; }
    Pixel &at(int x, int y) { return pixels_[y * size_.width + x]; }
    const Pixel &at(int x, int y) const { return pixels_[y * size_.width + x]; }
    Pixel *data() { return pixels_.data(); }
    const Pixel *data() const { return pixels_.data(); }
    std::size_t bytes() const { return pixels_.size() * sizeof(Pixel); }

private:
    Size size_;
    std::vector<Pixel> pixels_;
};

__device__ int border(int i, int n, Border mode) {
    switch (mode) {
    case Border::clamp:
        return i < 0 ? 0 : (i >= n ? n - 1 : i);
    case Border::wrap:
        return (i + n) % n;
    default:
        return i;
    }
}

template <int Radius>
__global__ void blur(const float *in, float *out, Size size, Border mode) {
    extern __shared__ float tile[];
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= size.width || y >= size.height)
        return;
    tile[threadIdx.x] = in[y * size.width + x];
    __syncthreads();
    float sum = 0.0f;
    for (int dy = -Radius; dy <= Radius; ++dy) {
        for (int dx = -Radius; dx <= Radius; ++dx) {
            int sx = border(x + dx, size.width, mode);
            int sy = border(y + dy, size.height, mode);
            sum += in[sy * size.width + sx];
        }
    }
    out[y * size.width + x] = sum / ((2 * Radius + 1) * (2 * Radius + 1));
}

template <int Radius>
Image<float> blurred(const Image<float> &source, Border mode = Border::clamp) {
    Image<float> result(source.size().width, source.size().height);
    float *in = nullptr;
    float *out = nullptr;
    CHECK(cudaMalloc(&in, source.bytes()));
    CHECK(cudaMalloc(&out, source.bytes()));
    CHECK(cudaMemcpy(in, source.data(), source.bytes(), cudaMemcpyHostToDevice));
    dim3 block(16, 16);
    dim3 grid((source.size().width + block.x - 1) / block.x, (source.size().height + block.y - 1) / block.y);
    blur<Radius><<<grid, block, block.x * sizeof(float)>>>(in, out, source.size(), mode);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(result.data(), out, result.bytes(), cudaMemcpyDeviceToHost));
    cudaFree(in);
    cudaFree(out);
    return result;
}

}  // namespace img

int main(int argc, char **argv) {
    int side = argc > 1 ? std::atoi(argv[1]) : 64;
    img::Image<float> image(side, side);
    for (int i = 0; i < side; ++i)
        image.at(i, i) = 1.0f;
    try {
        auto result = img::blurred<2>(image, img::Border::wrap);
        std::printf("%f %zu\n", result.at(0, 0), result.bytes());
    } catch (const std::exception &error) {
        std::string text = error.what();
        std::fprintf(stderr, "failed: %s\n", text.c_str());
        return EXIT_FAILURE;
    }
    return 0;
}
