// A program of cooperative groups, with warps, clusters and grids, that does not compile yet.
// flags: -std=c++17 -arch=sm_80
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <type_traits>
#include <utility>

namespace cg = cooperative_groups;

static const int kWarp = 32;
const float kLimits[] = {0.0f, 1.0f, 2.0f};
int threshold = 3;
static __device__ int ticket;
extern __device__ float *queue;
static __shared__ int counters[4];

// 1. variables in wrong places
__shared__ int outside;
__constant__ int table[4] = {1, 2, 3, 4, 5};
__device__ int &alias = ticket;
__device__ static int first = threshold;

// 2. declarations in functions
__global__ void spaces(int *out)
{
    __device__ int local;
    __constant__ int fixed;
    __managed__ int shared;
    static __shared__ int good;
    extern __shared__ float pool[];
    extern __shared__ int pool[];
    static int calls;
    __shared__ int &ref = good;
    int __shared__ later = 3;
    out[0] = good + local + kLimits[0] + threshold;
    thread_local int mine = 0;
}

// 3. groups
__device__ int sumGroup(cg::thread_group g, int *x, int v)
{
    int lane = g.thread_rank();
    for (int i = g.size() / 2; i > 0; i /= 2) {
        x[lane] = v;
        g.sync();
        if (lane < i)
            v += x[lane + i];
        g.synch();
    }
    return g.rank + v;
}

// 4. tiles
__global__ void tiles(int *data)
{
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<kWarp>(block);
    auto odd = cg::tiled_partition(block);
    cg::thread_block_tile<32> second = cg::this_thread_block();
    int v = cg::reduce(tile, data[tile.thread_rank()], cg::plus<int>());
    int w = cg::reduce(tile, data[0]);
    int u = tile.shfl_down(v);
    int t = tile.shuffle(v, 1);
    block.sync(1, 2);
    cg::sync();
    cg::thread_block other;
    data[block] = v;
    if (tile == 0)
        data[0] = tile;
}

// 5. grid synchronisation on the host
void hostSide(int n)
{
    cg::grid_group grid = cg::this_grid();
    grid.sync();
    __syncthreads();
    int id = threadIdx.x + blockDim.x;
    int warps = warpSize;
    ticket = 3;
    atomicAdd(&ticket, 1);
    int mask = __ballot_sync(0xffffffff, n > 0);
}

// 6. attributes
__global__ __launch_bounds__(n) void bounded(int n) { }
__global__ __launch_bounds__(256, -1) void negative(int *p) { *p = 1; }
__launch_bounds__(128) __device__ int notKernel() { return 1; }
__global__ void __launch_bounds__(128, 2, 1, 4) tooMany(int *p) { *p = 2; }
__global__ __device__ void twoSpaces(int *p) { *p = 2; }
__global__ __host__ void hostKernel(int *p) { *p = 2; }
static inline __global__ void inlineKernel(int *p) { *p = 2; }
__global__ void variadic(const char *s, ...) { }
__global__ void defaults(int n = 3, int *p) { *p = n; }
__global__ auto deduced(int *p) { *p = 1; }
__global__ constexpr void constant(int *p) { *p = 1; }
__global__ void withExcept(int *p) throw(int) { *p = 1; }
__device__ __noinline__ __forceinline__ int contrary(int x) { return x; }
int __device__ __host__ fine(int x) { return x }

// 7. exceptions and type information
__global__ void exceptions(int *p)
{
    try {
        *p = 1;
    } catch (...) {
        *p = 2;
    }
    throw 3;
}
__device__ const char *nameOf(int x) { return typeid(x).name(); }

// 8. device code with host things
struct Base { virtual int f() { return 1; } };
struct Derived : Base { int f() { return 2; } };
__device__ int casts(Base *b, void *raw)
{
    Derived *d = dynamic_cast<Derived *>(b);
    int *p = raw;
    float *q = static_cast<float *>(p);
    const int *c = p;
    int *e = const_cast<float *>(c);
    Derived *k = b;
    int n = reinterpret_cast<int>(p);
    long double ld = 1.0L;
    return d->f() + *e + b.f();
}

// 9. typos of keywords
__device__ int keywords(int n)
{
    whlie (n > 0) {
        n--;
    }
    fro (int i = 0; i < n; ++i)
        n++;
    retrun n;
}

// 10. missing brace and extra parenthesis
__device__ int parentheses(int n)
{
    int a = (n + 1));
    int b = [n];
    int c = {n;
    return a + b + c;
}

// 11. unclosed literals
__global__ void literals(int *p)
{
    printf("value %d\n, *p);
    char c = 'x;
    char e = '';
    char big = 'abcde';
    const char *s = "bad \q escape";
    int octal = 089;
    int hex = 0xZZ;
    int wide = 123456789012345678901;
    float f = 1.0.0;
    double d = 1e;
}

// 12. inline assembler
__device__ int assembler(int x)
{
    int y;
    asm("add.s32 %0, %1, 1;" : "=r"(y) : "r"(x))
    asm("mov.u32 %0, %laneid;" : "=q"(y));
    asm volatile("membar.gl;" ::: "memory";
    return y;
}

// 13. template kernels and their launches
template <int N, typename Op>
__global__ void apply(int *data, Op op) { data[threadIdx.x] = op(data[threadIdx.x]); }

struct Double { __device__ int operator()(int x) const { return 2 * x; } };
struct HostOnly { int operator()(int x) const { return 2 * x; } };

void launch(int *data)
{
    apply<32><<<1, 32>>>(data, Double());
    apply<32><<<1, 32>>>(data, Double);
    apply<32><<<1, 32>>>(data, HostOnly());
    apply<<<1, 32>>>(data, Double());
    apply<32, Double><<<1, 32>>>(data, 3);
    struct Local { __device__ int operator()(int x) const { return x; } };
    apply<32><<<1, 32>>>(data, Local());
    tiles<<<1, 32>>(data);
    tiles<<<1, 32> > >(data);
    tiles<<<1 32>>>(data);
    tiles<<<>>>(data);
    tiles<<<1, 32>>>;
    tiles<<<1, 32>>>data;
    (tiles)<<<1, 32>>>(data);
    int r = tiles<<<1, 32>>>(data);
    void *args[] = {data};
    cudaLaunchCooperativeKernel((void *)tiles, 1, 32, args);
    cudaLaunchCooperativeKernel(tiles, dim3(1), dim3(32), args, 0, 0, 0);
}
