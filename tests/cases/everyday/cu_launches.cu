// A first port of a simulation to the GPU: kernels, launches, memory spaces, streams. It does not compile yet.
// flags: -std=c++14
#include <cstdio>
#include <cstdarg>
#include <cuda_runtime.h>

struct Params {
    float dt;
    int steps;
};

struct Vec {
    float x, y, z;
    __host__ __device__ Vec() : x(0), y(0), z(0) {}
    __host__ __device__ Vec(float a, float b, float c) : x(a), y(b), z(c) {}
    __device__ float norm2() const { return x * x + y * y + z * z; }
    float length() const;
};

static float host_scale(float x) { return x * 2.0f; }
__device__ float dev_scale(float x) { return x * 3.0f; }
void log_step(int step);

// 1. kernels that cannot be
__global__ int returns_int(int *p) { return *p; }
__global__ auto returns_auto(int *p) { *p = 1; }
__global__ void variadic(int n, ...) {}
static __global__ void fine(float *out, int n) { if (n) out[0] = 1.0f; }
__global__ void by_reference(Vec &v) { v.x = 1.0f; }
__global__ void by_rvalue(Vec &&v) {}
__global__ __device__ void both(int *p) { *p = 0; }
__global__ __host__ void hostboth(int *p) { *p = 0; }
extern "C" __global__ void cstyle(int *p);
inline __global__ void inlined(int *p) { *p = 2; }
constexpr __global__ void folded(int *p) {}
__global__ void with_list(va_list args) {}
__global__ void overaligned(const float *__restrict__ in, float *out, Params p);

class Simulation {
public:
    __global__ void step(float *p) { p[0] = dt; }
    static __global__ void advance(float *p);
    friend __global__ void inspect(Simulation s) { }
    __device__ float state;
    __shared__ float buffer[32];
    __constant__ static float limits[3];
    void run(float *p, int n);
    __device__ void kick(int i);
    __global__ Simulation();
    __global__ ~Simulation();
    __global__ Simulation &operator=(const Simulation &other);
private:
    float dt;
    float *data;
};

// 2. launches
void Simulation::run(float *p, int n)
{
    fine<<<1, 32>>>(p);
    fine<<<1, 32>>>(p, n, n);
    fine<<<1>>>(p, n);
    fine<<<>>>(p, n);
    fine(p, n);
    fine<<<1, 32, 0, 0, 0>>>(p, n);
    fine<<<"1", 32>>>(p, n);
    fine<<<1, p>>>(p, n);
    fine<<<1, 32, p>>>(p, n);
    fine<<<1, 32, 0, n>>>(p, n);
    fine<<<1, 32, 0, "stream">>>(p, n);
    fine<<<1, 32>>>(n, p);
    fine<<<1, 32>>>((int *)p, n);
    fine<<<1, Vec(1, 2, 3)>>>(p, n);
    fine<<<{1, 2}, 32>>>(p, n);
    fine<<<dim3(1, 2, 3, 4), 32>>>(p, n);
    fine<<<1, 32>>>(p, missing);
    fine<<<blocks, 32>>>(p, n);
    nokernel<<<1, 32>>>(p, n);
    host_scale<<<1, 32>>>(1.0f);
    dev_scale<<<1, 32>>>(1.0f);
    int r = fine<<<1, 32>>>(p, n);
    float *q = p + fine<<<1, 32>>>(p, n);
    (fine<<<1, 32>>>(p, n), n);
    kick(n);
}

void launch_pointers(float *p, cudaStream_t s, cudaEvent_t e)
{
    void (*k)(float *, int) = fine;
    void (&ref)(float *, int) = fine;
    k<<<1, 2>>>(p, 3);
    k<<<1, 2>>>(p);
    ref<<<1, 2>>>(p);
    ref<<<1, 2, 0, s>>>(p, "x");
    (*k)<<<1, 2, 0, e>>>(p, 1);
    void (*wrong)(float *) = fine;
    int (*other)(float *, int) = &fine;
    p<<<1, 2>>>(3);
    auto lam = [](int n) {};
    lam<<<1, 2>>>(3);
    const dim3 grid(4);
    grid.x = 5;
    fine<<<grid, grid, 0, s>>>(p, 3);
    fine<<<grid, 32, 0, cudaStream_t>>>(p, 3);
}

// 3. memory spaces
__shared__ float tile[16][16];
__constant__ float coefficients[4] = {1, 2, 3, 4, 5};
__device__ int seed = rand_seed();
__device__ Vec origin(1.0f, 2.0f, 3.0f);
__managed__ int counter = 0;
__managed__ __constant__ int nothing;
__device__ __shared__ int sharedboth;
__constant__ __shared__ float mixed;
extern __device__ float imported[];
__device__ thread_local int per_thread;
__managed__ const int frozen = 3;
__device__ int &alias = counter;

__global__ void memory(float *out, int n)
{
    __shared__ float cache[n];
    __shared__ float zero[4] = {0};
    __shared__ Vec vs;
    __shared__ int init = 3;
    extern __shared__ float dyn[];
    extern __shared__ double dyn[];
    extern __shared__ float sized[12];
    __device__ int local;
    __constant__ float c;
    __managed__ int m;
    static int calls = n;
    static __device__ int okay;
    int __shared__ *ptr = &local;
    coefficients[0] = 2.0f;
    out[0] = host_scale(out[0]) + coefficients[9];
    log_step(n);
    printf("%d\n");
    fprintf(stderr, "no\n");
    Vec v;
    v.length();
    out[1] = v.w;
    memory<<<1, 1>>>(out);
    int *heap = malloc(n);
    float fs = new float[n];
    throw 3;
    try { out[2] = 1; } catch (...) { }
}

void host_memory(float *out)
{
    __shared__ int s;
    __constant__ int c;
    __device__ int d;
    __managed__ int m;
    extern __shared__ float dyn[];
    out[0] = coefficients[1];
    float *p = coefficients;
    coefficients[2] = 4.0f;
    seed++;
    out[1] = dev_scale(1.0f);
    counter += 1;
    origin.norm2();
    cudaMemcpyToSymbol(coefficients, out);
    cudaMemcpy(out, p, 4, cudaMemcpyDeviceToHorst);
    cudaMalloc(out, 4);
    cudaMalloc(&out, "4");
    cudaError_t err = cudaMalloc((void **)&out);
    cudaStream_t st = 3;
    cudaStreamCreate(st);
    cudaEventRecord(st, 0);
    int status = cudaGetLastError;
    const char *text = cudaGetErrorString(5);
    if (cudaSuccess = cudaDeviceSynchronize()) printf("ok\n");
    int id = threadIdx.x;
    __syncthreads();
    atomicAdd(&counter, 1);
    printf("%d\n", blockIdx);
}

// 4. launch bounds
__global__ void __launch_bounds__() none(int *p) {}
__global__ void __launch_bounds__(0) zero(int *p) {}
__global__ void __launch_bounds__(-1) negative(int *p) {}
__global__ void __launch_bounds__(256, 2, 1, 1) four(int *p) {}
__global__ void __launch_bounds__("256") text(int *p) {}
__global__ void __launch_bounds__(threads) unknown(int *p) {}
__device__ void __launch_bounds__(32) device_bounds(int *p) {}
void __launch_bounds__(32) host_bounds(int *p) {}
__global__ void __launch_bounds__(32) __launch_bounds__(64) twice(int *p) {}
__global__ void __launch_bounds__(32) __maxnreg__(16) regs(int *p) {}
int runtime_threads = 64;
__global__ void __launch_bounds__(runtime_threads) variable(int *p) {}
__launch_bounds__(32) int not_a_function;
