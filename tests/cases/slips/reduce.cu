// flags: -std=c++17
#include <cstdio>
#include <limits>
#include <type_traits>

template <class T>
struct Sum {
    static constexpr T identity = T(0);
    __host__ __device__ T operator()(T a, T b) const { return a + b; }
};

template <class T>
struct Max {
    static constexpr T identity = std::numeric_limits<T>::lowest();
    __host__ __device__ T operator()(T a, T b) const { return a > b ? a : b; }
};

template <class Derived>
class Stage {
public:
    template <class T>
    __device__ T run(T value) const {
        return self().process(value);
    }

protected:
    __host__ __device__ const Derived &self() const { return static_cast<const Derived &>(*this); }
};

class Doubler : public Stage<Doubler> {
public:
    template <class T>
    __device__ T process(T value) const {
        return value + value;
    }
};

class Shifter : public Stage<Shifter> {
public:
    __host__ __device__ explicit Shifter(int by) : by_(by) {}
    template <class T>
    __device__ T process(T value) const {
        return value + static_cast<T>(by_);
    }

private:
    int by_;
};

template <class T, class Op>
__device__ T warpReduce(T value, Op op) {
    for (int offset = warpSize / 2; offset > 0; offset /= 2)
        value = op(value, __shfl_down_sync(0xffffffffu, value, offset));
    return value;
}

template <class T, class Op, int Threads>
__global__ void reduce(const T *input, T *output, int count, Op op) {
    static_assert(Threads % 32 == 0, "whole warps");
    __shared__ T partial[Threads / 32];
    T value = Op::identity;
    for (int i = blockIdx.x * Threads + threadIdx.x; i < count; i += Threads * gridDim.x)
        value = op(value, input[i]);
    value = warpReduce(value, op);
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (lane == 0)
        partial[warp] = value;
    __syncthreads();
    if (warp == 0) {
        value = lane < Threads / 32 ? partial[lane] : Op::identity;
        value = warpReduce(value, op);
        if (lane == 0)
            output[blockIdx.x] = value;
    }
}

template <class T, class... Stages>
__global__ void pipeline(T *data, int count, Stages... stages) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    T value = data[i];
    ((value = stages.run(value)), ...);
    data[i] = value;
}

template <class T>
constexpr bool is_small_v = sizeof(T) <= 4 && std::is_trivially_copyable_v<T>;

template <template <class> class Op, class T>
T reduced(const T *host, int count) {
    constexpr int threads = is_small_v<T> ? 256 : 128;
    T *input = nullptr, *output = nullptr;
    cudaMalloc(&input, count * sizeof(T));
    cudaMalloc(&output, sizeof(T));
    cudaMemcpy(input, host, count * sizeof(T), cudaMemcpyHostToDevice);
    pipeline<<<1, threads>>>(input, count, Doubler{}, Shifter(3));
    reduce<T, Op<T>, threads><<<1, threads>>>(input, output, count, Op<T>{});
    T result;
    cudaMemcpy(&result, output, sizeof(T), cudaMemcpyDeviceToHost);
    if constexpr (std::is_integral<T>::value) {
        result = static_cast<T>(result + 1);
    }
    cudaFree(input);
    cudaFree(output);
    return result;
}

int main() {
    int numbers[100];
    for (int i = 0; i < 100; i++)
        numbers[i] = i;
    double reals[] = {1.5, 2.5, -1.0};
    std::printf("%d %d %f\n", reduced<Sum>(numbers, 100), reduced<Max>(numbers, 100), reduced<Max>(reals, 3));
    return 0;
}
