// An image filter with textures and streams, as it was before the compiler had its say.
// flags: -std=c++17
#include <cstdio>
#include <cstdint>
#include <memory>
#include <string>
#include <array>

struct Image {
    int width = 0;
    int height = 0;
    size_t pitch = 0;
    uchar4 *pixels = nullptr;
    __host__ __device__ int size() const { return width * height; }
};

enum class Border { clamp, wrap, zero };
enum Channel { red, green, blue };

class Filter {
public:
    explicit Filter(int radius) : radius_(radius) {}
    virtual ~Filter() = default;
    virtual void apply(const Image &in, Image &out, cudaStream_t stream) = 0;
    int radius() const { return radius_; }
protected:
    int radius_;
private:
    float sigma_ = 1.0f;
};

__constant__ float coefficients[64];

// 1. override without the right signature
class Gauss : public Filter {
public:
    Gauss(int radius, float sigma) : Filter(radius), sigma_(sigma) {}
    void apply(const Image &in, Image &out) override;
};

// 2. a base without a default constructor
class Box : public Filter {
public:
    Box() {}
    void apply(const Image &in, Image &out, cudaStream_t stream) override
    {
        out.width = in.width;
        in.height = out.height;
    }
};

// 3. an abstract class as object
void makeFilter()
{
    Filter f(3);
    Filter *p = new Filter(4);
    Box b;
    b.radius_ = 2;
    b.radius = 3;
    delete b;
}

// 4. texture fetch with the wrong object
__global__ void sample(cudaTextureObject_t tex, float *out, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    out[y * w + x] = tex2D<float>(tex, x + 0.5f);
    out[y * w + x] += tex2D<float>(x, y, tex.handle);
}

// 5. members of vector types
__global__ void grey(const uchar4 *in, unsigned char *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        uchar4 p = in[i];
        out[i] = (p.r * 299 + p.g * 587 + p.b * 114) / 1000;
    }
}

// 6. arithmetic of vector types that have none
__global__ void blend(const float4 *a, const float4 *b, float4 *out)
{
    int i = threadIdx.x;
    out[i] = a[i] * 0.5f + b[i] * 0.5f;
    out[i].w = a[i] > b[i] ? 1 : 0;
    out[i] = float4(0, 0, 0, 1);
}

// 7. a switch with a double case and a missing constant
__device__ int index(int x, int n, Border border)
{
    switch (border) {
    case Border::clamp:
        return x < 0 ? 0 : x >= n ? n - 1 : x;
    case Border::wrap:
        return (x + n) % n;
    case Border::wrap:
        return x;
    case n:
        return 0;
    case mirror:
        return -x;
    }
    return border;
}

// 8. missing closing bracket of an index
__global__ void box3(const float *in, float *out, int w)
{
    int x = threadIdx.x;
    float sum = in[x - 1] + in[x + in[x + 1];
    out[x] = sum / 3.0f;
}

// 9. missing type of a parameter
__device__ float weight(float x, sigma)
{
    return expf(-x * x / (2 * sigma * sigma));
}

// 10. const member function that writes
class Histogram {
    int bins_[256];
    int count_;
public:
    __host__ __device__ void add(int v) const { bins_[v]++; count_ += 1; }
    __host__ __device__ int at(int i) { return bins_[i]; }
    int total() const { return total_; }
    static int shared() { return count_; }
};

__host__ __device__ int firstBin(const Histogram &h)
{
    return h.at(0) + h.bins_[1];
}

// 11. an empty argument
__global__ void threshold(unsigned char *data, int level, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[i] = max(data[i], );
    data[i] = min(, level);
}

// 12. keyword misspelt
__global__ void invert(unsigned char *data, int n)
{
    unsinged int i = threadIdx.x;
    flaot v = data[i];
    data[i] = 255 - v;
}

// 13. misspelt function qualifier
__glboal__ void copyRow(const float *in, float *out)
{
    out[threadIdx.x] = in[threadIdx.x];
}

// 14. else without if
__global__ void edges(float *data, float t)
{
    int i = threadIdx.x;
    if (data[i] > t);
        data[i] = 1;
    else
        data[i] = 0;
}

// 15. pointers to host functions and kernels
typedef float (*Operation)(float);
__device__ float square(float x) { return x * x; }
__host__ float cube(float x) { return x * x * x; }
__global__ void mapAll(float *d, Operation op) { d[threadIdx.x] = op(d[threadIdx.x]); }
__global__ void mapSquare(float *d)
{
    Operation op = cube;
    d[threadIdx.x] = op(1) + cube(2);
    Operation other = mapAll;
}

// 16. printf and strings on the device
__global__ void report(int n)
{
    std::string s = "pixel";
    printf("%s %d\n", s.c_str(), n);
    std::printf("done\n");
    fprintf(stderr, "failed\n");
}

// 17. streams and launch
void run(const Image &in, Image &out)
{
    cudaStream_t streams[2];
    for (int i = 0; i < 2; ++i)
        cudaStreamCreate(streams[i]);
    dim3 block(16, 16);
    dim3 grid((in.width + block.x - 1) / block.x, (in.height + block.y - 1) / block.y, 1, 1);
    grey<<<grid, block, 0, streams>>>(in.pixels, nullptr, in.size());
    grey<<<grid, block, 0, streams[0]>>>(in, out, in.size());
    blend<<<grid, block, streams[1]>>>(nullptr, nullptr, nullptr);
    invert<<<"1", block>>>(nullptr, 0);
    cudaMemcpyAsync(out.pixels, in.pixels, in.size(), cudaMemcpyDeviceToHost, &streams[0]);
    cudaStreamSynchronize(streams);
    cudaStreamDestroy(streams[0], 0);
    in.pixels[0] = make_uchar4(0, 0, 0, 0);
    in.width = 4;
}

// 18. texture descriptions
cudaTextureObject_t makeTexture(cudaArray_t array)
{
    cudaResourceDesc res = {};
    res.resType = cudaResourceTypeArray;
    res.array = array;
    cudaTextureDesc tex{};
    tex.filterMode = cudaFilterModeLinear;
    tex.addressMode = cudaAddressModeClamp;
    tex.readMode = cudaFilterModePoint;
    tex.normalizedCoords = "yes";
    cudaTextureObject_t object = 0;
    cudaCreateTextureObject(&object, &res, tex, nullptr);
    cudaChannelFormatDesc format = cudaCreateChannelDesc(8, 8, 8, 8);
    return &object;
}

// 19. smart pointers
std::unique_ptr<Filter> choose(const std::string &name)
{
    if (name == 'gauss')
        return new Box();
    std::unique_ptr<Filter> p = std::make_unique<Box>(3);
    std::unique_ptr<Filter> q = p;
    std::array<int, 3> a = {1, 2, 3, 4};
    switch (name) {
    case "box":
        return q;
    }
    return p.radius();
}
