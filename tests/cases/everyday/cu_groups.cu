// Reductions with cooperative groups, atomics, textures and assembler, in templates and concepts. It does not compile yet.
// flags: -std=c++20 -arch=sm_80
#include <cassert>
#include <concepts>
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda/atomic>
#include <cuda_fp16.h>
#include <span>
#include <string>
#include <vector>

namespace cg = cooperative_groups;

template <class T> concept Number = std::integral<T> || std::floating_point<T>;

// 1. groups
__device__ int block_sum(cg::thread_block b, int v)
{
    auto tile = cg::tiled_partition<33>(b);
    auto warp = cg::tiled_partition<32>(b);
    auto half = cg::tiled_partition<16>(warp, 2);
    int x = warp.shfl_down(v);
    x += warp.shfl_down(v, 1, 2);
    x += warp.shuffle(v, 1);
    b.sync(3);
    cg::sync();
    cg::grid_group g = cg::this_thread_block();
    cg::thread_block copy;
    int rank = warp.thread_rank;
    warp.size() = 3;
    cg::coalesced_group active = cg::coalesced_threads(1);
    return x + tile.size() + warp.meta_group_rank() + rank;
}
void host_groups(int *p)
{
    auto b = cg::this_thread_block();
    b.sync();
    __syncwarp();
    *p = block_sum(b, 3);
    auto tile = cg::tiled_partition<32>(b);
}

// 2. atomics
__device__ void count(int *i, unsigned *u, float *f, double *d, long *l, char *c, const int *k, half *h, bool *b)
{
    atomicAdd(i);
    atomicAdd(i, 1, 2);
    atomicAdd(c, 'a');
    atomicAdd(l, 1L);
    atomicAdd(k, 1);
    atomicAdd(*i, 1);
    atomicAdd(b, true);
    atomicCAS(i, 1);
    atomicCAS(f, 1.0f, 2.0f);
    atomicMax(f, 1.0f);
    atomicSub(d, 1.0);
    atomicInc(i, 1);
    atomicExch(h, 1);
    atomicOr(f, 1);
    int old = atomicAdd(i, "1");
    int *p = atomicAdd(i, 1);
    cuda::atomic_ref<int> ref(i);
    cuda::atomic<int, cuda::thread_scope_block> a = 3;
    a.fetch_add(1, cuda::std::memory_order_relax);
    a.fetch_sum(1);
}

// 3. textures and surfaces
texture<float, 1, cudaReadModeElementType> old_texture;
__global__ void sample(cudaTextureObject_t tex, cudaSurfaceObject_t surf, float *out)
{
    out[0] = tex2D(tex, 0, 0);
    out[1] = tex2D<float>(tex, 0);
    out[2] = tex1Dfetch<float>(out, 0);
    out[3] = tex3D<float>(tex, 0, 0, 0, 0, 0);
    float4 v = tex2D<float>(tex, 0, 0);
    float w = tex2D<float4>(tex, 0, 0);
    surf2Dwrite(1.0f, surf, 0);
    surf2Dread<float>(surf, 0, 0, 0, 0);
    cudaResourceDesc desc = {};
    desc.resType = 3;
    desc.res.array = out;
    cudaCreateTextureObject(&tex, &desc, nullptr, nullptr);
    float2 two = make_float2(1.0f);
    float3 three = {1, 2, 3, 4};
    out[4] = v.r + two.z + three;
}

// 4. assembler
__device__ unsigned lanes(unsigned long long big, float f, unsigned char byte, Number auto n)
{
    unsigned r;
    asm("mov.u32 %0, %laneid;" : "=r"(r) : );
    asm volatile("mov.u32 %0, %%laneid;" : "r"(r));
    asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(big), "f"(r));
    asm("cvt.u32.f32 %0, %1;" : "=f"(r) : "r"(f));
    asm("mov.b64 %0, %1;" : "=l"(r) : "l"(r));
    asm("mov.u32 %0, %1;" : "=r"(3) : "r"(4));
    asm("mov.u32 %0, %1;" : "=x"(r) : "q"(f));
    asm("mov.u32 %0, %1;" : "=m"(r) : "g"(f));
    asm("bar.sync 0;" ::: "memory", "rax");
    asm("mov.u32 %0, %1;" : "=r"(r) : "c"(byte));
    asm("mov.u32 %0, %1;" : "=r"(missing) : "r"(r));
    asm("mov.u32 %0, %1;" : "=r"(r), "r"(f));
    asm(r);
    return r;
}

// 5. what the device does not have
struct Base {
    virtual __device__ int cost() const = 0;
    virtual int price() const { return 1; }
    virtual void print() const;
    __device__ virtual ~Base() = default;
};
struct Leaf final : Base {
    __device__ int cost() override { return 1; }
    __device__ int price() const override { return 2; }
    __host__ __device__ void print() const override {}
};
struct Twig : Leaf { };
__device__ int recurse(int n) { return n ? recurse(n - 1, n) : 0; }
__device__ void unsupported(int n, __int128 wide)
{
    long double ld = 3.0L;
    std::string s = "text";
    std::vector<int> v(n);
    v.push_back(n);
    int vla[n];
    thread_local int t;
    static int counter = n;
    Base b;
    Base *p = new Leaf;
    Leaf *q = new Base;
    delete n;
    dynamic_cast<Leaf *>(p);
    typeid(*p);
    assert(n == "message");
    assert(v.size() == s);
    goto out;
    throw std::string("x");
out:
    std::span<int> sp(v);
    sp[0] = "x";
    co_return;
}
constexpr int square(int x) { return x * x; }
consteval int cube(int x) { return x * x * x; }
int host_square(int x) { return x * x; }
template <Number T> __global__ void fill(T *out, T value) { out[threadIdx.x] = host_square(value) + cube(value); }
template <Number T> __global__ void fill_span(std::span<T> out, std::type_identity_t<T> value)
{
    out[threadIdx.x] = square(value);
    out.push_back(value);
}
__global__ void constrained(std::integral auto n, int *out) requires (sizeof(n) > 4) { *out = n; }
__global__ void plain(int *out) requires true { }
enum class Mode { Fast, Slow };
void launch_filled(int *p, float *f, std::string *s, std::vector<int> &v)
{
    fill<<<1, 32>>>(p, 3);
    fill<<<1, 32>>>(p, 3.0f);
    fill<<<1, 32>>>(s, *s);
    fill<std::string><<<1, 32>>>(s, *s);
    fill_span<int><<<1, 32>>>(v, 3);
    fill_span<<<1, 32>>>(v, 3);
    fill_span<float><<<1, 32>>>({f, 3}, "3");
    constrained<<<1, 32>>>(3, p);
    constrained<<<1, 32>>>(3L, p);
    constrained<<<1, 32>>>(3.0, p);
    fill<int><<<Mode::Fast, 32>>>(p, 3);
    fill<int><<<1, {32, 2}, 0>>>(p, {});
    fill<int><<<1, 32, Mode::Slow>>>(p, Mode::Slow);
    cudaLaunchCooperativeKernel(fill<int>, 1, 32, p);
    cudaLaunchKernelEx(p, fill<int>, p, 3);
    cudaStream_t s1, s2;
    cudaStreamCreate(&s1, 3);
    s1 = s2 + 1;
    s1->sync();
    cudaStreamSynchronize(&s1);
    cudaMemcpyAsync(p, f, 4, cudaMemcpyHostToDevice, &s1);
    cudaLaunchHostFunc(s1, [](int *x) {}, p);
    cudaStreamAddCallback(s1, nullptr);
    cudaEvent_t e = s1;
    cudaEventElapsedTime(p, e, e);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(f, fill<int>, 32, 0);
    cudaFuncSetAttribute(fill, cudaFuncAttributeMaxDynamicSharedMemorySize, 3);
}
