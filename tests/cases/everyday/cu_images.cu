// Cooperative groups, textures, surfaces and managed memory in an image pipeline. It does not compile yet.
// flags: -std=c++17
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <cassert>
#include <cstring>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <type_traits>

namespace cg = cooperative_groups;

struct Image {
    int width, height;
    uchar4 *pixels;
    __host__ __device__ uchar4 &at(int x, int y) { return pixels[y * width + x]; }
    __host__ __device__ size_t size() const { return width * height; }
    void load(const char *name);
    __device__ float luminance(int x, int y) const { return at(x, y).x * 0.3f; }
};

__managed__ int total_pixels = 0;
__managed__ Image current;
__managed__ static int bad_managed;
__device__ __managed__ int both_managed = 3;
__managed__ __constant__ int odd;
texture<float, 2> old_texture;
__device__ cudaTextureObject_t global_texture;
__constant__ float gauss[5] = {0.1f, 0.2f, 0.4f, 0.2f, 0.1f, 0.0f};
__device__ __host__ float shared_value;
const int kRadius = 2;
static const double kGamma = 2.2;
int mode = 0;

// ---- device helpers ------------------------------------------------------------------------------------------

__device__ float4 to_float(uchar4 c) { return make_float4(c.x, c.y, c.z); }
__device__ uchar4 to_bytes(float4 c) { return make_uchar4(c.x * 255, c.y * 255, c.z * 255, c.r); }
__device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__device__ float4 operator*(float4 a, float s) { return make_float4(a.x * s, a.y * s, a.z * s, a.w * s); }
__device__ half2 pack(float a, float b) { return __floats2half2(a, b); }
__device__ float gamma(float v) { return powf(v, kGamma, 1.0f); }
__device__ float length(float4 v) { return sqrtf(v * v); }
__device__ int wrap(int i, int n) { return i < 0 ? i + n : i >= n ? i - n : i }
__device__ void report(const char *what) { fprintf(stderr, "%s\n", what); }
__device__ void fail() { throw 1; }
__device__ bool same(const char *a, const char *b) { return strcmp(a, b) == 0 && std::strncmp(a, b, 3); }

// ---- groups --------------------------------------------------------------------------------------------------

__device__ float tile_sum(cg::thread_block_tile<32> tile, float v)
{
    for (int i = tile.size() / 2; i > 0; i /= 2) v += tile.shfl_down(v);
    v += tile.shfl(v, 0, 1);
    v = cg::reduce(tile, v);
    v = cg::reduce(tile, v, cg::plus<float>());
    v = cg::reduce(tile, v, cg::sum<float>());
    tile.synchronize();
    tile.rank();
    return v + tile.thread_rank(0);
}

__global__ void groups(float *data, int n)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block other = cg::this_block();
    auto tile = cg::tiled_partition<32>(block);
    auto odd_tile = cg::tiled_partition<33>(block);
    auto dynamic = cg::tiled_partition(block);
    auto active = cg::coalesced_threads();
    cg::grid_group grid = cg::this_grid();
    int rank = block.thread_rank;
    float v = rank < n ? data[rank] : 0;
    v = tile_sum(tile, v);
    v = tile_sum(block, v);
    v = tile_sum(active);
    if (tile.thread_rank() == 0) data[tile.meta_group_rank()] = v;
    grid.sync(1);
    cg::sync(grid, block);
    block = tile;
    cg::coalesced_group c = block;
    block.sync
    if (active.any(v > 0)) data[0] = active.num_threads;
    if (tile.all()) data[1] = 0;
    cg::memcpy_async(block, data, data, 3);
    block.group_dim() = 3;
}

__global__ void histogram(const uchar4 *in, unsigned *out, int n)
{
    auto block = cooperative_groups::this_thread_block();
    __shared__ unsigned bins[256];
    if (block.thread_rank() < 256) bins[block.thread_rank()] = 0;
    block.sync();
    int i = block.group_index().x * block.group_dim().x + block.thread_index();
    if (i < n) atomicAdd(bins + in[i].x, 1u);
    if (i < n) atomicAdd(bins + in[i], 1u);
    block.sync();
    atomicAdd_block(out, bins[0]);
    atomicAdd_warp(out, bins[0]);
    atomicSub(out, 1.0f, 2);
    atomicExch(out, "0");
    atomicMin(in, 1);
}

// ---- textures ------------------------------------------------------------------------------------------------

__global__ void sample(cudaTextureObject_t texture, float4 *out, int width, int height, float angle)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float u = x / (float)width - 0.5f, v = y / (float)height - 0.5f;
    float tu = u * cosf(angle) - v * sinf(angle);
    out[y * width + x] = tex2D<float4>(texture, tu, v);
    out[0] = tex2D(texture, tu, v);
    out[1] = tex2D<float4>(texture, tu);
    out[2] = tex2D<float>(texture, tu, v);
    out[3] = tex3D<float4>(out, 1, 2, 3);
    out[4] = tex2Dlod<float4>(texture, tu, v);
    float f = tex1Dfetch<float4>(texture, 0);
    out[5] = text2D<float4>(texture, tu, v);
}

__global__ void write(cudaSurfaceObject_t surface, int width, int height)
{
    int x = threadIdx.x;
    uchar4 c = make_uchar4(x, x, x);
    surf2Dwrite(c, surface, x * sizeof(uchar4), 0);
    surf2Dwrite(c, x * sizeof(uchar4), 0);
    uchar4 r;
    surf2Dread(r, surface, x * 4, 0);
    surf2Dread(&r, surface, x * 4, 0);
    uchar4 s = surf2Dread<uchar4>(surface, x * 4);
    r.x = s;
    r = r + s;
    c[0] = 1;
    mode = x;
    if (mode == 1) report("mode");
}

__global__ void filter(Image in, Image &out, const float *weights)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float4 sum = {0, 0, 0, 0, 0};
    for (int dx = -kRadius; dx <= kRadius; ++dx) sum = sum + to_float(in.at(wrap(x + dx, in.width), y)) * gauss[dx + kRadius];
    sum += to_float(in.at(x));
    out.at(x, y) = to_bytes(sum);
    out.at(x, y) = sum;
    in.load("again.png");
    weights[0] = 1;
    assert(x < in.widht);
    __half h = __float2half(sum);
    h = h + 1;
    __half2 h2 = __half2half2(h, h);
    float back = __half2float(h2);
    static_assert(sizeof(Image) == 4, "Image is small");
    static_assert(kRadius);
}

// ---- host ----------------------------------------------------------------------------------------------------

struct Deleter { void operator()(uchar4 *p) const { cudaFree(p); } };
using Pixels = std::unique_ptr<uchar4, Deleter>;

Pixels allocate(size_t n)
{
    uchar4 *p = nullptr;
    if (cudaMallocManaged(&p, n * sizeof(uchar4)) != cudaSuccess) throw std::bad_alloc("pixels");
    cudaMallocManaged(p, n);
    cudaMallocPitch(&p, n);
    return p;
}

cudaTextureObject_t make_texture(cudaArray_t array)
{
    cudaResourceDesc resource = {};
    resource.type = cudaResourceTypeArray;
    resource.res.array = array;
    resource.res.array.array = array;
    cudaTextureDesc description = {};
    description.addressMode = cudaAddressModeClamp;
    description.addressMode[0] = cudaAddressModeClampToEdge;
    description.filterMode = cudaAddressModeWrap;
    description.readMode = cudaReadModeElementType;
    description.normalised = 1;
    cudaTextureObject_t texture;
    cudaCreateTextureObject(texture, &resource, &description, nullptr);
    cudaCreateTextureObject(&texture, resource, description, nullptr);
    cudaCreateTextureObject(&texture, &resource, &description);
    return &texture;
}

void Image::load(const char *name, int flags)
{
    std::cout << name;
}

void process(Image &image)
{
    Pixels pixels = allocate();
    image.pixels = pixels;
    cudaChannelFormatDesc channel = cudaCreateChannelDesc<float4>(8);
    cudaChannelFormatDesc made = cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned);
    cudaArray_t array;
    cudaMallocArray(&array, channel, 3, 3);
    cudaMallocArray(&array, &channel, image.width, image.height);
    cudaMemcpy2DToArray(array, 0, 0, image.pixels, image.width * 4, image.height, cudaMemcpyHostToDevice);
    float4 *out;
    cudaMalloc((void *)&out, 16);
    cudaMalloc((void **)&out, 16);
    sample<<<dim3(8, 8), dim3(16, 16)>>>(array, out, image.width, image.height, 0.5f);
    sample<<<dim3(8, 8), (16, 16)>>>(make_texture(array), out, image.width, image.height);
    sample<<<image, 16>>>(make_texture(array), out, 1, 1, 0.5f);
    filter<<<1, 16>>>(image, image, gauss);
    filter<<<1, "16">>>(image, image, nullptr);
    write<<<1, 16, 0>>>(array);
    void *arguments[] = {&out, image.width};
    cudaLaunchCooperativeKernel((void *)groups, dim3(1), dim3(32), arguments);
    cudaLaunchCooperativeKernel(groups, 1, 32, arguments, 0, nullptr);
    cudaLaunchKernel("groups", 1, 32, arguments, 0, 0);
    groups<<<1, 32, 0, cudaStreamPerThread>>>(out, 3);
    total_pixels = image.size;
    current = image;
    global_texture = make_texture(array);
    cudaMemcpyFromSymbol(&total_pixels, "shared_value");
    cudaDeviceProp properties;
    cudaGetDeviceProperties(properties, 0);
    if (properties.cooperative_launch) return 1;
    std::cout << properties.name << properties.major << properties << '\n';
    cudaMemPrefetchAsync(out, 16, 0);
    cudaMemAdvise(out, 16, cudaMemAdviseSetReadMostly);
    fail();
    shared_value = length(make_float4(1, 2, 3, 4));
}
