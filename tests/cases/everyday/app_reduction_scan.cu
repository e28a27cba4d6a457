// A program of mine: block reductions and a scan, with the mistakes of a first day.
// flags: -std=c++17
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <algorithm>

#define CHECK(call)                                                            \
    do {                                                                       \
        cudaError_t err = (call);                                              \
        if (err != cudaSuccess) {                                              \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(err)); \
            exit(1);                                                           \
        }                                                                      \
    } while (0)

constexpr int kBlock = 256;
constexpr unsigned kFull = 0xffffffffu;

static int hostCounter = 0;
int tableOnHost[16];
__device__ int deviceTotal;
__constant__ float weights[32];

int pickSize(int n) { return n < kBlock ? n : kBlock; }
float hostScale(float x) { return x * 2.0f; }

__device__ float warpSum(float v)
{
    for (int offset = 16; offset > 0; offset /= 2)
        v += __shfl_down_sync(kFull, v, offset);
    return v;
}

// 1. a shared array with an initialiser
__global__ void sumBlock(const float *in, float *out, int n)
{
    __shared__ float partial[kBlock] = {0};
    int tid = threadIdx.x;
    int i = blockIdx.x * blockDim.x + tid;
    partial[tid] = i < n ? in[i] : 0.0f;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (tid < s)
            partial[tid] += partial[tid + s];
        __syncthreads();
    }
    if (tid == 0)
        out[blockIdx.x] = partial[0];
}

// 2. size of a shared array is no constant
__global__ void sumDynamic(const float *in, float *out, int n)
{
    __shared__ float tile[n];
    int tid = threadIdx.x;
    tile[tid] = in[tid];
    __syncthreads();
    out[tid] = tile[n - 1 - tid];
}

// 3. a kernel with a result
__global__ int countPositive(const int *in, int n)
{
    int i = threadIdx.x;
    return i < n && in[i] > 0;
}

// 4. host function in a kernel
__global__ void scaleAll(float *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = hostScale(data[i]);
}

// 5. write through a pointer to const
__global__ void clampAll(const float *data, float low, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && data[i] < low)
        data[i] = low;
}

// 6. undeclared loop variable behind its loop
__global__ void lastIndex(int *out, int n)
{
    for (int k = threadIdx.x; k < n; k += blockDim.x)
        out[k] = k;
    out[0] = k;
}

// 7. threadIdx has no w
__global__ void wrongMember(int *out)
{
    int id = threadIdx.w + blockIdx.x * blockDim.x;
    out[id] = id;
}

// 8. missing mask in a shuffle
__device__ int warpMax(int v)
{
    for (int d = 16; d > 0; d >>= 1)
        v = max(v, __shfl_down_sync(v, d));
    return v;
}

// 9. misspelt barrier
__global__ void barrier(int *a)
{
    a[threadIdx.x] += 1;
    __synchthreads();
    a[threadIdx.x] += a[0];
}

// 10. a missing semicolon
__global__ void exclusiveScan(int *data, int n)
{
    extern __shared__ int temp[];
    int tid = threadIdx.x
    temp[tid] = tid > 0 ? data[tid - 1] : 0;
    __syncthreads();
    for (int d = 1; d < n; d *= 2) {
        int v = tid >= d ? temp[tid - d] : 0;
        __syncthreads();
        temp[tid] += v;
        __syncthreads();
    }
    data[tid] = temp[tid];
}

// 11. host variable on the device
__global__ void bump(int *out)
{
    hostCounter++;
    out[0] = tableOnHost[threadIdx.x];
}

// 12. constant memory cannot be written on the device
__global__ void setWeights(const float *w)
{
    weights[threadIdx.x] = w;
}

// 13. atomics of a type that they do not know
__global__ void histogram(const unsigned char *in, short *bins, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&bins[in[i]], 1);
}

// 14. static kernel member function
struct Reducer {
    float *buffer;
    int n;
    __global__ void run(float *out) { out[0] = buffer[0]; }
    __device__ float first() const { return buffer[0]; }
};

// 15. a vector in device code
__global__ void useVector(int n)
{
    std::vector<int> local(n);
    local.push_back(threadIdx.x);
}

// 16. reference parameter of a kernel
__global__ void byReference(float &total, const float *in)
{
    atomicAdd(&total, in[threadIdx.x]);
}

// 17. missing parenthesis
__global__ void parity(int *out, int n)
{
    int i = threadIdx.x;
    if (i < n && (out[i] & 1)
        out[i] = 0;
    else
        out[i] = 1;
}

template <typename T, int N>
__global__ void sumTemplate(const T *in, T *out)
{
    __shared__ T part[N];
    part[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        T sum = 0;
        for (int i = 0; i < N; ++i)
            sum += part[i];
        *out = sum;
    }
}

// 18. launches
void launchAll(float *in, float *out, int n)
{
    int blocks = (n + kBlock - 1) / kBlock;
    sumBlock<<<blocks>>>(in, out, n);
    sumBlock<<<blocks, kBlock>>>(in, out);
    sumBlock<<<blocks, kBlock, 0, 0, 1>>>(in, out, n);
    scaleAll(out, n);
    sumTemplate<float, n><<<1, n>>>(in, out);
    sumTemplate<float><<<1, 256>>>(in, out);
    sumTemplate<double, 64><<<1, 64>>>(in, out);
    clampAll<<<blocks, kBlock>>>(in, "low", n);
    warpSum<<<1, 32>>>(1.0f);
    auto kernel = sumTemplate<float, 32>;
    kernel<<<1, 32>>>(in, out, n);
}

// 19. the device function from the host
float check(const std::vector<float> &v)
{
    float s = 0;
    for (float x : v)
        s += warpSum(x);
    return s + v.length();
}

// 20. api
int reduceMain(int argc, char **argv)
{
    float *d_in, *d_out;
    int n = 1 << 20;
    std::vector<float> h(n, 1.0f);
    CHECK(cudaMalloc(&d_in, n * sizeof(float)));
    CHECK(cudaMalloc(d_out, n * sizeof(float)));
    CHECK(cudaMemcpy(d_in, h, n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_in, h.data(), n * sizeof(float)));
    CHECK(cudaMemcpyToSymbol(weights, h.data(), 32 * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaDeviceSynchronise());
    int *total = cudaMalloc(sizeof(int));
    std::sort(h.begin(), h.end(), [](float a) { return a < 0; });
    int result = CHECK(cudaGetLastError());
    return 0;
}
