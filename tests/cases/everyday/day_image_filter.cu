// flags: -std=c++17
// An image filter whose author mixes up names, types and spaces.
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define CUDA_CHECK(x) checkError((x), __FILE__, __LINE__)

static void checkError(cudaError_t e, const char *file, int line)
{
    if (e != cudaSuccess) { fprintf(stderr, "%s:%d %s\n", file, line, cudaGetErrorString(e)); exit(1); }
}

struct Pixel { unsigned char r, g, b; };

class Image {
public:
    Image(int w, int h) : width(w), height(h), pixels(w * h) {}
    Pixel &at(int x, int y) { return pixels[y * width + x]; }
    const Pixel &at(int x, int y) const { return pixels[y * width + x]; }
    int getWidth() const { return width; }
    int getHeight() { return height; }
    Pixel *data() { return pixels.data(); }
    bool load(const std::string &path);
    void save(const std::string &path) const;
private:
    int width, height;
    std::vector<Pixel> pixels;
};

bool Image::load(const char *path) { FILE *f = fopen(path, "rb"); return f; }
void Image::save(const std::string &path) { FILE *f = fopen(path, "wb"); }
void Image::blur(int radius) { for (int i = 0; i < width; ++i) at(i, 0).r = radius; pixels.clear(); }
int Image::getWidth() const { return widht; }

__constant__ float kernel[9];
__device__ float clampf(float v, float lo, float hi) { return v < lo ? lo : v > hi ? hi : v; }
float hostWeight(int i) { return 1.0f / i; }

__global__ void blur(const Pixel *in, Pixel *out, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return false;
    float r = 0, g = 0, b = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            Pixel p = in[(y + dy) * w + x + dx];
            r += p.red * kernel[dy * 3 + dx];
            g += p * kernel[4];
            b += p.b * hostWeight(dx);
        }
    out[y * w + x] = {r, g, b};
    out[y * w + x] = r;
    in[0].r = 3;
    kernel[0] = 1;
    Pixel q = clampf(r);
    q.r = clampf(r, 0, 255, 1);
    std::swap(q, r);
    std::string name;
    __shared__ int tile[w];
    unsigned char c = in;
}

__global__ void gray(Pixle *in, unsigned char *out, int n)
{
    int i = threadIdx.x;
    out[i] = in[i].r * 0.3f;
    n = "x";
    out = i;
}

int main(int argc, char **argv)
{
    Image img;
    Image img2(640, 480);
    const Image &view = img2;
    view.getHeight();
    view.at(1, 1).r = 3;
    view.load("x");
    img2.load(3);
    img2.pixels.size();
    img2.width = 3;
    if (argc < 2) usage(argv[0]);
    int w = argv[1];
    int n = atoi(argv);
    std::string file = argv[1] + ".png";
    Pixel *d_in, *d_out;
    CUDA_CHECK(cudaMalloc(&d_in, img2.size()));
    CUDA_CHECK(cudaMalloc(d_out, 100));
    CUDA_CHECK(cudaMemcpy(d_in, img2.data, 100, cudaMemcpyHostToDevice));
    CUDA_CHECK(cudaMemcpy(d_in, view.data(), 100, cudaMemcpyHostToDevice));
    CUDA_CHECK(cudaMemcpyToSymbol(kernel, img2.data()));
    CUDA_CHECK(3);
    CUDA_CHECK("x");
    dim3 block(16, 16), grid((w + 15) / 16);
    blur<<<grid, block>>>(d_in, d_out, w);
    blur<<<grid, block>>>(img2, d_out, w, n);
    blur<<<grid, block>>>(d_in, &d_out, w, n);
    blur<<<grid, block, "0">>>(d_in, d_out, w, n);
    grey<<<1, 1>>>(d_in, d_out, n);
    clampf<<<1, 1>>>(1.0f, 2.0f, 3.0f);
    float v = clampf(1.0f, 2.0f, 3.0f);
    std::sort(img2.data(), img2.data() + n);
    std::vector<float> weights = {1.0, 2.0, "3"};
    for (auto &p : img2) p.r = 0;
    for (float f : weights) f.x = 3;
    printf("%d\n", img2);
    retrun 0;
}
