// Mostly device code: warps, shared memory, atomics, templates, extended lambdas.
// flags: -std=c++17 --extended-lambda
#include <cstdint>
#include <cstdio>
#include <cuda_fp16.h>
#include <limits>
#include <type_traits>

constexpr unsigned FULL = 0xffffffffu;
constexpr int WARP = 32;

enum class Op { Sum, Min, Max };

template <typename T> struct Traits;
template <> struct Traits<float> { static constexpr float lowest = -3.4e38f; using wide = double; };
template <> struct Traits<int> { static constexpr int lowest = -2147483647 - 1; using wide = long long; };

template <typename T> struct Sum {
    static constexpr T identity = 0;
    __device__ T operator()(T a, T b) const { return a + b; }
};
template <typename T> struct Max {
    __device__ static T identity() { return Traits<T>::lowst; }
    __device__ T operator()(T a, T b) const { return a > b ? a : b }
};

template <typename T, typename F> __device__ __forceinline__ T warpReduce(T v, F f)
{
#pragma unroll
    for (int o = WARP / 2; o > 0; o >>= 1) v = f(v, __shfl_down_sync(FULL, v, o));
    return v;
}
template <typename T> __device__ T warpScan(T v)
{
    int lane = threadIdx.x & (WARP - 1);
    for (int o = 1; o < WARP; o *= 2) {
        T n = __shfl_up_sync(FULL, v);
        if (lane >= o) v += n;
    }
    return value;
}
template <int THREADS, typename T, typename F> __device__ T blockReduce(T v, F f)
{
    __shared__ T part[THREADS / WARP];
    v = warpReduce(v, f);
    if (threadIdx.x % WARP == 0) part[threadIdx.x / WARP] = v;
    __syncthreads();
    v = threadIdx.x < THREADS / WARP ? part[threadIdx.x] : F::identity;
    return warpReduce<T>(v);
}

__device__ int warpVote(bool p)
{
    unsigned mask = __ballot_sync(p);
    if (__any_sync(FULL, p, 1)) return __popc(mask);
    return __ffs(mask, 0) - 1;
}
__device__ unsigned laneMask()
{
    unsigned m;
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m));
    asm volatile("mov.u32 %0, %1;" : "=r"(m) : "r"(lane));
    return m;
}

__device__ float atomicMaxFloat(float *addr, float v)
{
    int *ai = (int *)addr;
    int old = *ai, assumed;
    do {
        assumed = old;
        old = atomicCAS(addr, assumed, __float_as_int(fmaxf(v, __int_as_float(assumed))));
    } while (assumed != old);
    return old;
}
__device__ double atomicSum(double *p, double v) { return atomicAdd(p, v); }

struct Particle {
    float3 p, v;
    int id : 20;
    unsigned alive : 1;
    __device__ Particle() {}
    __device__ Particle(float3 pos) : p(pos), velocity() {}
    __device__ void move(float dt) const { p.x += v.x * dt; }
    __host__ float hostEnergy() const { return v.x; }
    static __device__ int count;
    virtual __device__ void touch() {}
};
int Particle::count = 0;

template <typename T, int N> struct Queue {
    T items[N];
    int head = 0, tail;
    __device__ bool push(const T &t)
    {
        int at = atomicAdd(&tail, 1);
        if (at >= N) return;
        items[at] = t;
        return true;
    }
    __device__ T pop() { return items[atomicSub(head, 1)]; }
    __device__ int size() const { return tail - head; }
    __device__ void clear() const { tail = 0; }
};

__device__ Queue<int, 64> g_queue;
__managed__ int g_done = 0;
__shared__ int g_shared[32];
__constant__ float g_coeff[3] = {1, 2, 3, 4};
const float hostRatio = 0.5f;
static float hostVar = 1.0f;
float hostTable[4] = {1, 2, 3, 4};

template <typename T, int TILE = 16> __global__ void transpose(const T *in, T *out, int n)
{
    __shared__ T tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    if (x < n && y < n) tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    out[x * n + y] = tile[threadIdx.x];
}

__global__ void histogram(const uint8_t *in, unsigned *out, int n)
{
    __shared__ unsigned bins[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x) bins[i] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x, stride = gridDim.x * blockDim;
    for (; i < n; i += stride) atomicAdd(&bins[in[i]], 1);
    __syncthreads();
    atomicAdd(out + threadIdx.x, bins[threadIdx.x]);
    atomicAdd(&in[0], 1);
    atomicInc(out);
    atomicExch(&out[0], 1.5f, 2);
    atomicMin("x", 1);
}

__global__ void particles(Particle *ps, int n, float dt)
{
    int tid = threadIdx.x;
    Particle mine = ps[tid];
    mine.move(dt, 1);
    mine.hostEnergy();
    mine.color = 3;
    ps[tid] = &mine;
    ps[tid].p = mine.p.x;
    Particle copy(1.0f, 2.0f);
    Particle *heap = new Particle;
    heap.move(dt);
    delete[] tid;
    g_queue.push(tid);
    g_queue.push("x");
    g_queue.size = 3;
    int got = g_queue.pop(0);
    float r = hostRatio + hostVar;
    float t = hostTable[tid];
    g_coeff[0] = t;
    g_done++;
    half h = __float2half(r), h2 = h + 1;
    __half2 pair = __halves2half2(h);
    float back = __half2float(pair);
    printf("%d %f\n", got, back, pair);
    std::printf("x");
    int unused = 3, *ptr;
    static int calls = 0;
    const int limit;
    int bound = tid;
    float local[bound];
    float fixed[3] = {0, 1, 2, 3};
    extern __shared__ double dyn[];
    extern __shared__ float dyn2[16];
    __shared__ Particle shared;
    __shared__ int counter{0};
    __device__ int inner = 3;
    if (tid = 0) return;
    if (tid == nullptr) return;
    while (tid < n) { tid += blockDim.x; break 2; }
    for (int k = 0; k < 4; k++) local[k] = k;
    k = 3;
    return tid;
}

template <typename F> __global__ void forEach(int n, F f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) f(i);
}
template <typename F> void parallelFor(int n, F f, cudaStream_t s = 0) { forEach<<<(n + 255) / 256, 256, 0, s>>>(n, f); }
template <int N> __device__ float poly(const float (&c)[N], float x)
{
    float r = 0;
    for (int i = N - 1; i >= 0; --i) r = r * x + c[i];
    return r;
}
template <Op O, typename T> __device__ T combine(T a, T b)
{
    if constexpr (O == Op::Sum) return a + b;
    else if constexpr (O == Op::Min) return min(a, b);
    else if constexpr (O == Op::Maxi) return max(a, b);
}
__device__ float overloadedF(float x);
__device__ float overloadedF(double x, int n = 0);
__device__ int callF() { return overloadedF(1) + overloadedF("x") + overloadedF(1.0f, 2, 3); }
__device__ __host__ int both(int x)
{
#ifdef __CUDA_ARCH__
    return __clz(x, 1);
#else
    return __builtin_clzz(x);
#endif
}
__device__ void recursive(int n) { if (n) recursive(n - 1, 2); }
__host__ void onlyHost(int);
__device__ auto deduced(int x) { if (x) return 1; return 2.0f; }

__global__ void mixed(float *x, float *y, int n)
{
    float c[] = {1, 2, 3};
    x[0] = poly(c, 2.0f);
    x[1] = poly<4>(c, 2.0f);
    x[2] = poly(x, 2.0f);
    x[3] = combine<Op::Sum>(1.0f, 2);
    x[4] = combine<Sum>(1.0f, 2.0f);
    x[5] = combine<Op::Min, float>(1.0f, 2.0);
    x[6] = blockReduce<128>(x[0], Sum<float>());
    x[7] = blockReduce<128>(x[0], Max<float>{});
    x[8] = blockReduce(x[0], Sum<float>());
    x[9] = warpReduce(x[0], [](float a, float b) { return a * b; });
    x[10] = warpReduce(x[0], [&](float a) { return a; });
    x[11] = warpScan<int>("a");
    x[n] = Traits<double>::lowest;
    onlyHost(3);
    both("x");
    auto f = [=](int i) { x = y; n++; return x[i]; };
    auto g = [x](int i) { return y[i]; };
    f(1, 2);
    y[0] = g("i");
    float z = x + y;
    float *q = x[0];
    const float *cp = x;
    *cp = 1;
    y = cp;
    int idx = 1.5;
    x[1.5] = 0;
    n.x = 3;
    dim3 b = blockDim;
    blockDim.x = 3;
    threadIdx = {0, 0, 0};
    mixed<<<1, 1>>>(x, y);
    float4 v = make_float4(1, 2, 3);
    v = 1.0f;
    v += v;
    x[0] = v;
}

void host()
{
    float *d;
    int n = 10, total = 0;
    cudaMallocManaged(&d, n * sizeof(float));
    parallelFor(n, [=] __device__(int i) { d[i] = i; });
    parallelFor(n, [&] __device__(int i) { total += i; });
    parallelFor(n, [=] __device__(int i) { total += i; });
    parallelFor(n, [=] __device__(int i, int j) { d[i] = j; });
    parallelFor(n, [] __device__(int i) { d[i] = i; });
    parallelFor([=] __device__(int i) { d[i] = i; }, n);
    auto lam = [=] __host__ __device__(int i) { return d[i] + hostVar; };
    lam();
    warpVote(true);
    transpose<<<dim3(1, 1), dim3(16, 16)>>>(d, d, n);
    transpose<float, n><<<1, 256>>>(d, d, n);
    transpose<int><<<1, 256>>>(d, d, n);
    histogram<<<1, 256, 0, 0, 0>>>(nullptr, nullptr, n);
    particles<<<1, 256>>>(Particle(), n, 0.1f);
    mixed<<<n>>>(d, d, n);
    mixed<<<"1", 256>>>(d, d, n);
    Particle p;
    p.touch();
    g_done = 1;
    g_queue.push(3);
    auto k = transpose<float>;
    k<<<1, 1>>>(d, d);
    void (*fp)(float *, float *) = mixed;
    forEach<<<1, 1>>>(n, total);
}
