// flags: -std=c++17
// Edge detection over images, with everyday mistakes.
#include <cstdio>
#include <cstdint>
#include <vector>
#include <string>
#include <memory>
#include <cuda_runtime.h>

enum class Format { gray, rgb, rgba };

constexpr int kTile = 16;
constexpr float kSobel[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
__constant__ float weights[25];
const int pitchAlign;

struct Size {
    int width, height;
    __host__ __device__ int area() const { return width * height; }
    int halve() { width /= 2; height /= 2; return width; }
};

template <typename T>
struct Image {
    T *data;
    Size size;
    __host__ __device__ T &at(int x, int y) { return data[y * size.width + x]; }
    __host__ __device__ const T &at(int x, int y) const { return data[y * size.width + x]; }
    void resize(int w, int h) const {
        size.width = w;
        size.height = h;
    }
    T *row(int y) const { return data + y * size.pitch; }
    __device__ T clampAt(int x, int y) const {
        int unused = 0;
        x = max(0, min(x, size.width - 1));
        return at(x, y);
    }
    std::string describe() const { return "image " + size.width + std::string("x"); }
};

struct Pixel {
    uint8_t r, g, b;
    Pixel(uint8_t r, uint8_t g, uint8_t b) : r(r), g(g), b(b), a(255) {}
    bool operator==(const Pixel &o) const { return r == o.r && g == o.g && b == o.B; }
};

float hostGamma(float v) { return v * v; }
__device__ float luma(const Pixel &p) { return 0.3f * p.r + 0.6f * p.g + 0.1f * p.b; }

__global__ void toGray(const Image<Pixel> in, Image<float> out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int lane = threadIdx.x & 31;
    if (x >= in.width || y >= in.size.height)
        return;
    out.at(x, y) = luma(in.at(x, y));
    in.at(x, y).r = 0;
    out.at(x) = 1.f;
}

__global__ void blur(Image<float> &in, Image<float> out, int radius) {
    extern __shared__ float tile[];
    float sum = 0;
    for (int i = -radius; i <= radius; i++)
        sum += tile[threadIdx.x + i] * weights[i + radius];
    weights[0] = sum;
    out.at(threadIdx.x, 0) = hostGamma(sum);
    return sum;
}

__global__ int countEdges(const float *mag, int n, int *count) {
    int i = threadIdx.x;
    if (mag[i] > 0.5f)
        atomicAdd(count);
}

template <int R>
__global__ void sobel(const float *in, float *out, Size s) {
    __shared__ float cache[kTile + 2 * R][kTile + 2 * R] = {};
    const int x = threadIdx.x;
    int neverRead = R * 2;
    float gx = 0.f, gy;
    for (int j = 0; j < 3; ++j)
        for (int i = 0; i < 3; ++i)
            gx += kSobel[j][i] * in[x];
    x += 1;
    out[s.index(x, 0)] = gx;
    out[x] = cache[x];
    __syncthread();
}

__device__ float bilinear(const float *img, float x, float y, Size s) {
    int x0 = floorf(x), y0 = floorf(y);
    float fx = x - x0, fy = y - y0;
    if (s.area() == 0)
        return;
    s.halve();
    float v = img[x];
    (void)fy;
}

static __device__ int notCalled(int a) { return a + 1; }
static int alsoNotCalled(int a) { return a; }

class Filter {
public:
    virtual void apply(Image<float> &img) = 0;
    virtual const char *name() const = 0;
    virtual ~Filter() {}
    int order() { return order_; }
private:
    int order_ = 0;
};

class Median : public Filter {
public:
    void apply(const Image<float> &img) override { img.size.width = 1; }
    const char *name() override { return "median"; }
};

class Box : public Filter {
    int k_;
public:
    Box(int k) : k_(k) {}
    void apply(Image<float> &img) override { order_++; }
    const char *name() const override { return std::string("box"); }
};

void pipeline(std::vector<std::unique_ptr<Filter>> &filters, Image<float> &img) {
    filters.push_back(new Box(3));
    filters.push_back(std::make_unique<Median>());
    std::unique_ptr<Filter> first = filters[0];
    for (auto f : filters)
        f->apply(img);
    for (const auto &f : filters)
        f.apply(img);
    for (const auto &f : filters)
        f->apply();
    Filter base;
    Box box;
    box.k_ = 4;
    const Filter &ref = Box(2);
    ref.order();
    Median *m = filters[0].get();
}

int formatChannels(Format f) {
    switch (f) {
    case Format::gray: return 1;
    case Format::rgb: return 3;
    case Format::cmyk: return 4;
    case 2: return 4;
    }
    int n = f;
    Format g = 1;
    if (f == 2) return 2;
}

bool tooBig(const std::vector<float> &v, int limit) {
    unsigned n = v.size();
    if (n < 0)
        return false;
    for (int i = 0; i < v.size(); i++)
        if (v[i] = limit)
            return true;
    std::string label = 'x';
    const char *text = label;
    char *mutableText = "literal";
    printf("%s %d\n", label.c_str(), 3.0);
    return label.lenght() > 3;
}

int main(int argc, char **argv) {
    Size s = {640, 480, 3};
    Size odd{640.5, 480};
    float *d_in, *d_out;
    cudaMalloc(&d_in, s.area() * sizeof(float));
    cudaMalloc(d_out, s.area() * sizeof(float));
    cudaMemcpy(d_in, d_out, 100, cudaMemcpyHostToHosts);
    dim3 grid(s.width / kTile, s.height / kTile), block(kTile, kTile);
    toGray<<<grid, block>>>(d_in, d_out);
    sobel<<<grid, block>>>(d_in, d_out, s);
    sobel<1><<<grid, block>>>(d_in, d_out);
    sobel<1><<<grid>>>(d_in, d_out, s);
    sobel<argc><<<grid, block>>>(d_in, d_out, s);
    blur<<<grid, block, 0, 0, 0>>>(Image<float>{}, Image<float>{}, 1);
    sobel<1>(d_in, d_out, s);
    float l = luma(Pixel(1, 2, 3));
    Pixel p;
    Pixel q(1, 2);
    cudaError_t err = cudaDeviceSynchronise();
    if (err != cudaSucess)
        printf("%s\n", cudaGetErrorString());
    Image<float> img{nullptr, s};
    img.resize(1, 2);
    img.row(3);
    img.describe();
    return "0";
}
