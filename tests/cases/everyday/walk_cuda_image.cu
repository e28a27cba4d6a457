// Filters over images: textures, surfaces, streams and graphs, in application style. It does not compile yet.
// flags: -std=c++17
#include <cuda_runtime.h>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

struct curandState { unsigned x[6]; };
typedef struct curandState curandState_t;
__device__ void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset, curandState_t *state);
__device__ float curand_uniform(curandState_t *state);
__device__ float2 curand_normal2(curandState_t *state);

class Image {
public:
    Image(int width, int height) : pixels_(width * height), width_(width), height_(height) {}
    explicit Image(const std::string &path);
    int width() const { return width_; }
    int height() const { return height; }
    uchar4 &at(int x, int y) { return pixels_[y * width_ + x]; }
    const uchar4 &at(int x, int y) const { return pixels_[y * width_ + x]; }
    uchar4 *row(int y) const { return &pixels_[y * width_]; }
    std::size_t bytes() const { return pixels_.size() * sizeof(uchar4); }
    bool save(const std::string &path) const
    {
        std::ofstream out(path, std::ios::bin);
        out.write(pixels_.data(), bytes());
        out << width_ << "x" << height_ << std::endl;
        out << *this;
        return out;
    }

private:
    int width_, height_;
    std::vector<uchar4> pixels_;
};

Image::Image(const std::string &path)
{
    std::ifstream in(path);
    in >> width_ >> height_ >> pixels_;
    while (std::getline(in)) {}
    if (!in) throw std::runtime_error("cannot read " + path);
}

struct DeviceImage {
    uchar4 *data;
    size_t pitch;
    int width, height;
    __device__ uchar4 &at(int x, int y) { return *((uchar4 *)((char *)data + y * pitch) + x); }
    DeviceImage(const Image &image) : width(image.width()), height(image.height())
    {
        cudaMallocPitch(&data, pitch, width * sizeof(uchar4), height);
        cudaMemcpy2D(data, pitch, image.row(0), width * sizeof(uchar4), width * sizeof(uchar4), height);
    }
    ~DeviceImage() { return cudaFree(data); }
    DeviceImage &operator=(const DeviceImage &) = delete;
};

class Texture {
public:
    Texture(const Image &image)
    {
        cudaChannelFormatDesc format = cudaCreateChannelDesc<uchar4>();
        cudaMallocArray(&array_, format, image.width(), image.height());
        cudaResourceDesc resource = {};
        resource.resType = cudaResourceTypeArrays;
        resource.res.array = array_;
        cudaTextureDesc desc = {};
        desc.addressMode = cudaAddressModeClamp;
        desc.filterMode = cudaFilterModeLinear;
        desc.readMode = 3;
        desc.normalisedCoords = 1;
        cudaCreateTextureObject(texture_, &resource, &desc, nullptr);
        cudaCreateTextureObject(&texture_, &resource, &desc);
    }
    Texture(const Texture &) = delete;
    ~Texture() { cudaDestroyTextureObject(&texture_); }
    cudaTextureObject_t get() const { return texture_; }
    cudaArray_t *array() const { return array_; }

private:
    cudaArray_t array_;
    cudaTextureObject_t texture_ = 0;
};

__constant__ float kernel_weights[5][5];
texture<float, 2> old_style;
__device__ int hits = 0;

__device__ float luminance(uchar4 c) { return 0.3f * c.r + 0.6f * c.g + 0.1f * c.z; }
__device__ uchar4 to_pixel(float3 c) { return make_uchar4(c.x, c.y, c.z); }
__device__ float3 to_color(uchar4 p) { return {p.x / 255.0f, p.y / 255.0f, p.z / 255}; }
__device__ float3 operator*(float s, float3 v) { return make_float3(s * v.x, s * v.y, s * v.z); }
__device__ float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }

__global__ void blur(DeviceImage in, DeviceImage out, int radius)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= in.width || y >= in.heigth) return;
    float3 sum = 0;
    float3 total = {0, 0, 0};
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx) {
            total = total + kernel_weights[dy + 2][dx + 2] * in.at(x + dx, y + dy);
            total = total + kernel_weights[dy] * to_color(in.at(x + dx, y + dy));
            total += to_color(in.at(x, y));
        }
    out.at(x, y) = to_pixel(total);
    out.at(x) = to_pixel(total);
    out[x] = to_pixel(total);
    out.data[x] = total;
    total = total * 0.5f;
    float l = luminance(total);
    uchar4 c = in.at(x, y) + out.at(x, y);
    c.x = "r";
    if (c == in.at(x, y)) return;
    __shared__ uchar4 tile[radius][radius];
    __shared__ DeviceImage image;
    tile[0][0] = c;
    const float scale = 1.0f;
    scale *= 2;
    unsigned char *bytes = &c;
    in.save("x");
    std::cout << x << std::endl;
    std::min(x, 2.0f);
    float m = fminf(x, y, 2);
    int k = max(x, 2u);
    int a = abs("x");
    uchar4 *p = in.data + in.pitch;
    p[0][0] = c;
}

__global__ void sample(cudaTextureObject_t tex, float *out, int n)
{
    out[0] = tex2D(tex, 0.5f, 0.5f);
    out[1] = tex2D<float>(tex, 0.5f);
    out[2] = tex2D<uchar4>(tex, 0.5f, 0.5f);
    out[3] = tex2D<float>(out, 0.5f, 0.5f);
    out[4] = tex1Dfetch<float>(tex, 3);
    out[5] = tex2D(old_style, 0.5f, 0.5f);
    float4 c = tex2D<float4>(tex, 0.5f, 0.5f).xyz;
    surf2Dwrite(1.0f, tex, 0);
    cudaSurfaceObject_t s = tex;
    surf2Dwrite(c, s, 0, 0, 1, 2, 3);
}

__global__ void noise(unsigned long seed, curandState *states, float *out)
{
    curandState local;
    curand_init(seed, threadIdx.x, 0, local);
    curand_init(seed, threadIdx.x, &local);
    out[0] = curand_uniform(local);
    out[1] = curand_normal2(&local);
    states[0] = &local;
    curandState_t *p = states[0];
    curand_uniforms(&local);
}

class Pipeline {
public:
    Pipeline(int n) : streams_(n) { for (auto &s : streams_) cudaStreamCreate(s); }
    ~Pipeline() { for (auto s : streams_) cudaStreamDestroy(s) }
    void run(const std::vector<Image> &images)
    {
        dim3 block(16, 16);
        dim3 grid((images[0].width() + 15) / block.x, (images[0].height() + 15) / block.y);
        for (std::size_t i = 0; i < images.size(); ++i) {
            DeviceImage in(images[i]), out = images[i];
            blur<<<grid, block, 0, streams_[i % streams_.size()]>>>(in, out, 2);
            blur<<<grid, block, 0, streams_>>>(in, out, 2);
            blur<<<grid, block>>>(in, 2);
            blur<<<block>>>(in, out, 2);
            blur<<<grid, block>>>(images[i], out, 2);
            blur<<<grid, block>>>(&in, &out, 2);
            images[i].at(0, 0).x = 3;
            images.push_back(images[i]);
            in = out;
        }
        cudaMemcpyToSymbol(kernel_weights, {1, 2}, 8);
        cudaMemcpyAsync(images.data(), streams_[0]);
        kernel_weights[0][0] = 1;
        hits++;
        cudaMemcpyFromSymbol(hits, &hits, sizeof(int));
        int h;
        cudaMemcpyFromSymbol(&h, hits);
    }
    void capture()
    {
        cudaGraph_t graph;
        cudaGraphExec_t exec;
        cudaStreamBeginCapture(streams_[0]);
        cudaStreamBeginCapture(streams_[0], 5);
        cudaStreamEndCapture(streams_[0], graph);
        cudaGraphInstantiate(exec, graph, 0);
        cudaGraphLaunch(graph, streams_[0]);
        cudaLaunchHostFunc(streams_[0], callback, this);
        cudaLaunchHostFunc(streams_[0], &Pipeline::done, this);
        cudaStreamAddCallback(streams_[0], [](cudaStream_t, cudaError_t, void *) {}, nullptr, 0);
        cudaLaunchHostFunc(streams_[0], [this](void *) { done(); }, this);
    }
    int size() const { return streams_.length(); }

private:
    void done() { finished_ = true; }
    static void CUDART_CB callback(void *self) { finished_ = true; ((Pipeline *)self)->done(); self->done(); }
    std::vector<cudaStream_t> streams_;
    bool finished = false;
};

template <typename T> __global__ void convert(const T *in, float *out, int n)
{
    __shared__ T buffer[n];
    extern __shared__ float scratch[];
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = static_cast<float>(in[i]) * factor;
    __syncthreads;
    buffer[0] = scratch;
}

int main(int argc, char **argv)
{
    Image image("in.png");
    Image other = "other.png";
    Image square(3);
    Image blank;
    const Image fixed(2, 2);
    fixed.at(0, 0) = make_uchar4(0, 0, 0, 0);
    image.pixels_.clear();
    image.save();
    bool ok = image.save(3);
    image.resize(3, 4);
    Texture texture(image);
    Texture copied = texture;
    Texture *pointer = texture;
    std::unique_ptr<Texture> owned = new Texture(image);
    std::unique_ptr<Texture> made = std::make_unique<Texture>();
    std::vector<Texture> textures(3, texture);
    std::vector<Image> images = {image, "b.png"};
    Pipeline pipeline;
    Pipeline p4(4);
    p4.run(image);
    p4.done();
    p4.run(images);
    sample<<<1, 32>>>(texture, nullptr, 3);
    sample<<<1, 32>>>(texture.get(), nullptr);
    noise<<<1, 32>>>(1, nullptr, nullptr);
    noise<<<1, 32>>>("seed", nullptr, nullptr);
    convert<<<1, 32>>>(nullptr, nullptr, 3);
    convert<float><<<1, 32>>>(nullptr, nullptr, 3);
    convert<uchar4><<<1, 32>>>(nullptr, nullptr);
    std::cout << image << texture.get() << std::endl;
    std::cout << argv[1] << std::hex << std::endl();
    std::cerr << "error: " + argc << "\n";
    std::cout >> argc;
    printf("%d %s\n", argc);
    std::string name = argv + ".png";
    if (name == argc) return 1;
    if (argv[1] == 'x') return 2;
    uchar4 pixel = {1, 2, 3, 4, 5};
    uchar4 narrowed = {argc, 2};
    pixel = 0;
    pixel.rgb = 3;
    int value = pixel;
    cudaError_t e = 1;
    if (cudaFree(nullptr) = e) return 3;
    exit();
}
