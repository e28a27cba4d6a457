// A pipeline of filters over thrust vectors and streams, with lost brackets and exchanged words. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <cstdio>
#include <memory>
#include <stdexcept>

#define CHECK(...) do { cudaError_t e = (__VA_ARGS__); if (e != cudaSuccess) throw std::runtime_error(cudaGetErrorString(e)); } while (0)

constexpr int kBlock = 128;
const double kScale = 0.5;
int host_counter = 0;
__device__ int device_counter;
__constant__ float kernel_weights[9];

// 1. filters
struct Square { __host__ __device__ float operator()(float x) const { return x * x; } };
struct Less { bool operator()(float a, float b) const { return a < b; } };
struct Positive { __device__ bool operator()(float a) { return a > 0; } };

void filters(thrust::device_vector<float> &d, thrust::host_vector<float> &h)
{
    thrust::transform(d.begin(), d.end(), Square());
    thrust::transform(d.begin(), d.end(), d, Square());
    thrust::sort(d.begin(), d.end(), 3);
    thrust::sort(d);
    float sum = thrust::reduce(d.begin(), d.end(), 0.0f, thrust::plus<float>);
    float s2 = thrust::reduce(d.begin(), d.end(), "0");
    thrust::sum(d.begin(), d.end());
    thrust::device_vector<float> copy = 3.0;
    thrust::device_vector<float> two(h, h);
    d.push_front(1.0f);
    d = h.begin();
    h = d + d;
    float *raw = d.data();
    float *good = thrust::raw_pointer_cast(d.data());
    float *bad = thrust::raw_pointer_cast(d);
    d[0].x = 3;
    thrust::device_ptr<float> p = raw;
    thrust::device_vector<int> ints = {1, 2, "3"};
    thrust::host_vector<float &> refs;
    for (float &f : d) f = 1;
}

// 2. kernels
__global__ void blur(const float *in, float *out, int w, int h)
{
    int x = blockIdx.x * blockDim + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.w;
    if (x >= w || y => h) return;
    float sum = 0;
    for (int i = 0; i < 9, i++) sum += in[i];
    in[x] = sum;
    out[y * w + x] = sum * kernel_weight[0];
    out.size();
    blockDim.x = 3;
    threadIdx = 0;
    warpSize = 16;
    device_counter += host_counter;
    __syncthreads(1);
    __syncthread();
    float s = __shfl_sync(sum, 1);
    s = __ldg(sum);
    s = __shfl_down(s, 1);
    s = sqrt("2") + rsqrtf(s, s) + fminf(s);
    unsigned m = __ballot_sync(0xffffffff);
    printf(s);
    CHECK(cudaDeviceSynchronize());
    return 0;
}
__global__ void weights(float w[9]) { kernel_weights[0] = w[0]; double d = kScale; const double *pd = &kScale; }
__global__ void copy_object(std::unique_ptr<int> p, thrust::device_vector<float> v) { v[0] = *p; }
__device__ float lookup(int i) { return kernel_weights[i] }
__device__ float second(int i) { float x = i return x; }
__host__ __device__ float both(int i) { return lookup(i) + host_counter; }
__device__ void forget(int i) { int j; int unused = 3; float k = i; for (int q = 0; q < 3; ++q) { int z; } }
__device__ int no_return(int i) { if (i) return 1; }
__device__ static inline int count_bits(unsigned v) { return __popc(v, 1) + __clz("x"); }
__global__ static void tail(int *p) { p[0] = no_return(3, 4); p->x = 1; int a[3]; a = p; }
__global__ template <class T> void wrong_order(T *p) { }
template <class T> void __global__ right_order(T *p) { *p = T::zero(); }

// 3. launches with lost pieces
void launches(float *a, float *b, cudaStream_t s)
{
    blur<<<1, kBlock>>>(a, b, 3, 4)
    blur<<1, kBlock>>(a, b, 3, 4);
    blur<<<1, kBlock>>(a, b, 3, 4);
    blur<<<1, kBlock>>>;
    blur<<<1, kBlock>>>(a, b, 3, 4;
    blur<<<(1, kBlock>>>(a, b, 3, 4);
    blur<<<1 kBlock>>>(a, b, 3, 4);
    blur<<<1, kBlock,>>>(a, b, 3, 4);
    blur<<<1, kBlock>>>(a, b 3, 4);
    blur<<<1, kBlock>>>(a, b, , 4);
    blur<float><<<1, kBlock>>>(a, b, 3, 4);
    right_order<<<1, 1>>>(a);
    right_order<float, int><<<1, 1>>>(a);
    right_order<double><<<1, 1>>>(a);
    dim3 grid = (1, 2, 3);
    dim3 block = {1, 2, 3, 4};
    dim3 g2(1, 2, 3) blur<<<g2, 1>>>(a, b, 1, 1);
    dim3 g3 = 16;
    g3.w = 2;
    g3 = g3 + 1;
    CHECK(blur<<<g3, 1>>>(a, b, 1, 1));
    CHECK(cudaMalloc(&a, 16), 3);
    CHECK(cudaFree(&s));
    cudaMemcpyAsync(a, b, 16, cudaMemcpyDefault, s, 3);
    cudaMemcpy(a, b, sizeof(float) * , cudaMemcpyDefault);
    auto t = [=] __device__ (float x) { return x * kScale }
    return s;
}

// 4. classes that own memory
template <class T> class Buffer {
public:
    explicit Buffer(size_t n) { cudaMalloc(&data_, n * sizeof(T)); size = n; }
    ~Buffer() { cudaFree(data_) }
    Buffer(const Buffer &) = delete;
    __device__ T &operator[](size_t i) { return data[i]; }
    __host__ T *get() const { return data_; }
    size_t size() const { return n_; }
private:
    T *data_;
    size_t n_;
}
__global__ void fill(Buffer<float> b) { b[0] = 1; b.get(); }
void buffers()
{
    Buffer<float> a(3), b = a;
    Buffer<float> c = 5;
    Buffer d;
    Buffer<float, 2> e(1);
    fill<<<1, 1>>>(a);
    fill<<<1, 1>>>(std::move(a));
    a[0] = 3;
    a.data_ = nullptr;
    a.resize(3);
    float *p = a.get;
    b = std::make_unique<Buffer<float>>(3);
}
__global void typo(int *p) { }
__device__ __global__ int three(int x) { return x }
kernel void opencl(int *p) { }
