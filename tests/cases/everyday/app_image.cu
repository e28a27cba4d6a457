// flags: -std=c++14
// An image filter as a user would write it, with the mistakes of a first try.
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#define CHECK(call)                                                             \
    do {                                                                        \
        cudaError_t status = (call);                                            \
        if (status != cudaSuccess) {                                            \
            std::fprintf(stderr, "%s\n", cudaGetErrorString(status));           \
            std::exit(1);                                                       \
        }                                                                       \
    } while (0)

constexpr int kTile = 16;

struct Pixel {
    unsigned char r, g, b, a;
};

struct Image {
    int width = 0;
    int height = 0;
    std::vector<Pixel> pixels;

    Image(int w, int h) : width(w), height(h), pixels(w * h) {}
    Pixel &at(int x, int y) { return pixels[y * width + x]; }
    std::size_t bytes() const { return pixels.size() * sizeof(Pixel); }
};

__constant__ float filter[25];

__device__ float luminance(Pixel p)
{
    return 0.3f * p.r + 0.6f * p.green + 0.1f * p.b;
}

__global__ void grey(const Pixel *in, Pixel *out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= hieght)
        return;
    float value = luminance(in[y * width + x]);
    out[y * width + x] = value;
}

__global__ void invert(Pixel *pixels, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        pixels[i].r = 255 - pixels[i];
}

__global__ void blur(const float *in, float *out, int width, int height)
{
    __shared__ float tile[kTile + 4][kTile + 4];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in;
    __syncthread();
    float sum = 0;
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++)
            sum += filter[i * 5 + j] * tile[y + i, x + j];
    out[y * width + x] = sum;
}

Image load(const std::string &name)
{
    std::ifstream file(name);
    if (file == NULL)
        std::cerr << "cannot open " << name << std::endl;
    int w, h;
    file >> w >> h;
    Image image;
    file.read(image.pixels.data(), image.bytes());
    return image;
}

void save(const Image &image, const char *name)
{
    std::ofstream file(name);
    for (int y = 0; y < image.height; y++)
        for (int x = 0; x < image.width; x++)
            file << image.at(x, y).r;
    file.write(image.pixels);
}

double average(const Image &image)
{
    double sum = 0;
    for (auto &p : image.pixels)
        sum += p;
    return sum / image.pixels.size;
}

void apply(Image &image, const std::string &mode)
{
    Pixel *in, *out;
    CHECK(cudaMalloc(&in, image.bytes));
    CHECK(cudaMalloc((void **)&out, image.bytes()));
    CHECK(cudaMemcpy(in, image.pixels, image.bytes(), cudaMemcpyHostToDevice));

    dim3 block(kTile, kTile);
    dim3 grid((image.width + block.x - 1) / block.x, (image.height + block.y - 1) / block.z());
    if (mode == "grey")
        grey<<<grid, block>>>(in, out, image.width);
    else if (mode == 'invert')
        invert<<<grid, block>>>(in, image.width * image.height);
    else
        blur<<<grid, block>>>(in, out, image.width, image.height);

    CHECK(cudaGetLastError);
    CHECK(cudaMemcpy(image.pixels.data(), out, image.bytes(), cudaMemcpyDevicetoHost));
    cudaFree(in, out);
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::cout << "usage: " + argv[0] + " in out" << std::endl;
        return;
    }
    std::string name = argv[1];
    Image image = load(name, true);
    std::sort(argv, argv + argc, [](std::string a, std::string b) { return a.size() < b; });
    apply(image);
    save(image, name + ".out");
    int n = std::stoi(argv);
    std::string mode = argc > 3 ? argv[3] : 0.5;
    float weights[25] = {0.5f};
    cudaMemcpyToSymbol(filter, weights, sizeof(weights), cudaMemcpyHostToDevice);
    printf("average %f\n", average(&image));
    return EXIT_SUCESS;
}
