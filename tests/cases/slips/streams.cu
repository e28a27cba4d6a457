// flags: -std=c++17
#include <cassert>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

#define CHECKED(call)                                                                          \
    do {                                                                                       \
        const cudaError_t status_ = (call);                                                    \
        if (status_ != cudaSuccess)                                                            \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
    } while (0)

constexpr int kTile = 16;
constexpr unsigned kWarps = 4;
__constant__ float filter_taps[9];
__device__ unsigned long long launched = 0ull;

enum class Layout { rows, columns };

template <typename T>
struct Span {
    T *data;
    int size;
    __host__ __device__ T &operator[](int i) { return data[i]; }
    __host__ __device__ const T &operator[](int i) const { return data[i]; }
    __host__ __device__ T *begin() const { return data; }
    __host__ __device__ T *end() const { return data + size; }
};

template <typename T, int Width>
struct alignas(sizeof(T) * Width) Pack {
    T values[Width];
    static constexpr int width = Width;
    __host__ __device__ T sum() const {
        T result{};
        for (int i = 0; i < Width; ++i)
            result += values[i];
        return result;
    }
};

template <Layout L>
__host__ __device__ constexpr int index_of(int row, int column, int rows, int columns) {
    if constexpr (L == Layout::rows)
        return row * columns + column;
    else
        return column * rows + row;
}

template <typename T, Layout L = Layout::rows>
__global__ void __launch_bounds__(kTile *kTile) multiply(const T *__restrict__ a, const T *__restrict__ b, T *c, int n) {
    __shared__ T left[kTile][kTile];
    __shared__ T right[kTile][kTile + 1];
    const int column = blockIdx.x * kTile + threadIdx.x;
    const int row = blockIdx.y * kTile + threadIdx.y;
    T sum = T(0);
    for (int tile = 0; tile < (n + kTile - 1) / kTile; ++tile) {
        const int k = tile * kTile;
        left[threadIdx.y][threadIdx.x] = row < n && k + threadIdx.x < n ? a[index_of<L>(row, k + threadIdx.x, n, n)] : T();
        right[threadIdx.y][threadIdx.x] = column < n && k + threadIdx.y < n ? b[index_of<L>(k + threadIdx.y, column, n, n)] : T();
        __syncthreads();
#pragma unroll
        for (int i = 0; i < kTile; ++i) {
            sum += left[threadIdx.y][i] * right[i][threadIdx.x];
        }
        __syncthreads();
    }
    if (row < n && column < n)
        c[index_of<L>(row, column, n, n)] = sum;
    if (threadIdx.x == 0 && threadIdx.y == 0)
        atomicAdd(&launched, 1ull);
}

template <typename T>
__device__ __forceinline__ T warp_sum(T value) {
#pragma unroll
    for (int offset = 16; offset > 0; offset >>= 1) {
        value += __shfl_xor_sync(0xffffffff, value, offset);
    }
    return value;
}

template <typename T, typename Transform>
__global__ void total(Span<const T> input, T *result, Transform transform) {
    extern __shared__ unsigned char raw[];
    T *partial = reinterpret_cast<T *>(raw);
    T sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < input.size; i += blockDim.x * gridDim.x)
        sum += transform(input[i]);
    sum = warp_sum(sum);
    if ((threadIdx.x & 31) == 0)
        partial[threadIdx.x >> 5] = sum;
    __syncthreads();
    if (threadIdx.x < kWarps) {
        T mine = partial[threadIdx.x];
        if (threadIdx.x == 0) {
            for (unsigned w = 1; w < kWarps; w++)
                mine += partial[w];
            atomicAdd(result, mine);
        }
    }
}

__global__ void smooth(const float *in, float *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float sum = 0.0f;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            int sx = min(max(x + dx, 0), width - 1);
            int sy = min(max(y + dy, 0), height - 1);
            sum += filter_taps[(dy + 1) * 3 + dx + 1] * in[sy * width + sx];
        }
    }
    out[y * width + x] = sum;
}

struct Square {
    template <typename T>
    __host__ __device__ T operator()(T value) const {
        return value * value;
    }
};

class Stream {
public:
    Stream() { CHECKED(cudaStreamCreateWithFlags(&handle_, cudaStreamNonBlocking)); }
    ~Stream() {
        if (handle_)
            cudaStreamDestroy(handle_);
    }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    Stream(Stream &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    operator cudaStream_t() const { return handle_; }
    void wait() const { CHECKED(cudaStreamSynchronize(handle_)); }

private:
    cudaStream_t handle_ = nullptr;
};

template <typename T>
class Buffer {
    static_assert(std::is_trivially_copyable<T>::value, "bytes are copied");

public:
    explicit Buffer(int size) : span_{nullptr, size} {
        if (cudaMalloc(reinterpret_cast<void **>(&span_.data), size * sizeof(T)) != cudaSuccess)
            throw std::bad_alloc();
    }
    Buffer(std::initializer_list<T> values) : Buffer(static_cast<int>(values.size())) {
        cudaMemcpy(span_.data, values.begin(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
    }
    ~Buffer() { cudaFree(span_.data); }
    void upload(const std::vector<T> &from, cudaStream_t stream) {
        assert(static_cast<int>(from.size()) == span_.size);
        CHECKED(cudaMemcpyAsync(span_.data, from.data(), span_.size * sizeof(T), cudaMemcpyHostToDevice, stream));
    }
    T *get() { return span_.data; }
    Span<const T> view() const { return {span_.data, span_.size}; }

private:
    Span<T> span_;
};

int main() {
    const int n = 100, count = n * n;
    const float taps[9] = {1 / 16.f, 2 / 16.f, 1 / 16.f, 2 / 16.f, 4 / 16.f, 2 / 16.f, 1 / 16.f, 2 / 16.f, 1 / 16.f};
    CHECKED(cudaMemcpyToSymbol(filter_taps, taps, sizeof(taps)));
    std::vector<float> host(count);
    for (int i = 0; i < count; ++i)
        host[i] = static_cast<float>(i % 7) - 3.0f;
    Stream first, second;
    Buffer<float> a(count), b(count), c(count);
    Buffer<double> sums{0.0, 0.0};
    a.upload(host, first);
    b.upload(host, first);
    const dim3 block(kTile, kTile), grid((n + kTile - 1) / kTile, (n + kTile - 1) / kTile);
    multiply<float><<<grid, block, 0, first>>>(a.get(), b.get(), c.get(), n);
    multiply<float, Layout::columns><<<grid, block, 0, second>>>(a.get(), b.get(), c.get(), n);
    smooth<<<grid, block, 0, first>>>(c.get(), a.get(), n, n);
    cudaEvent_t done;
    CHECKED(cudaEventCreate(&done));
    CHECKED(cudaEventRecord(done, first));
    CHECKED(cudaStreamWaitEvent(second, done, 0));
    Buffer<float> result{0.0f};
    total<<<8, 32 * kWarps, kWarps * sizeof(float), second>>>(a.view(), result.get(), Square{});
    float sum = 0;
    CHECKED(cudaMemcpyAsync(&sum, result.get(), sizeof sum, cudaMemcpyDeviceToHost, second));
    second.wait();
    Pack<int, 4> pack = {{1, 2, 3, 4}};
    std::printf("%f %d %d\n", sum, pack.sum(), Pack<int, 4>::width);
    CHECKED(cudaEventDestroy(done));
    return sum > 0 ? 0 : 1;
}
