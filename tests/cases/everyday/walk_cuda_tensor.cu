// Tensors on the device: policies, views and kernels as templates, C++20. It does not compile yet.
// flags: -std=c++20
#include <concepts>
#include <cstdint>
#include <cuda_fp16.h>
#include <memory>
#include <type_traits>

namespace tensor {

template <typename T> concept Scalar = std::is_arithmetic_v<T> || std::same_as<T, __half>;
template <typename Op, typename T> concept Binary = requires(Op op, T a, T b) { { op(a, b) } -> std::convertible_to<T>; };
template <typename S> concept Shaped = requires(const S &s) { { S::rank } -> std::convertible_to<int>; s.size(); };

template <int... Dims> struct Shape {
    static constexpr int rank = sizeof...(Dims);
    static constexpr int total = (Dims * ... * 1);
    __host__ __device__ static constexpr int size() { return total; }
    template <int I> __host__ __device__ static constexpr int dim() { constexpr int d[] = {Dims...}; return d[I]; }
    __host__ __device__ int at(int i) const { return dims[i]; }
};

enum class Space { Host, Device };

template <Scalar T, Space S> class Buffer {
public:
    explicit Buffer(std::size_t n) : size_(n) { cudaMalloc(&data_, n * sizeof(T)); }
    Buffer(const Buffer &) = delete;
    Buffer(Buffer &&o) noexcept : data_(o.data_), size_(o.size_) { o.data_ = 0; }
    ~Buffer() { cudaFree(data_); }
    T *data() { return data_; }
    const T *data() const { return data_; }
    __device__ T &operator[](std::size_t i) { return data_[i]; }
    __host__ __device__ std::size_t size() const { return size_; }
    void copy_from(const T *host) requires(S == Space::Device) { cudaMemcpy(data_, host, size_ * sizeof(T), cudaMemcpyHostToDevice); }

private:
    T *data_ = nullptr;
    std::size_t size_;
};

template <Scalar T, Shaped S> struct View {
    T *data;
    [[no_unique_address]] S shape;
    template <std::integral... I> __device__ T &operator()(I... i) const requires(sizeof...(I) == S::rank) { return data[offset(i...)]; }
    __device__ int offset(int i) const { return i; }
    __device__ int offset(int i, int j) const { return i * S::dim<1>() + j; }
    __device__ int stride() const { return S::template dim<0>() * stride; }
    View<T, S> slice(int from) const { return {data + from, shape, 3}; }
};

struct Plus {
    template <typename T> __device__ T operator()(T a, T b) const { return a + b; }
};
struct Scale {
    float by;
    __device__ float operator()(float a) const { by = a; return a * by; }
};
struct HostPlus {
    float operator()(float a, float b) const { return a + b; }
};

template <Scalar T, typename Op> requires Binary<Op, T>
__global__ void combine(const T *a, const T *b, T *out, int n, Op op)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = op(a[i], b[i], n);
}

template <Scalar T> __global__ void __launch_bounds__(256, 2) scale(T *data, T by, int n)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] *= by;
    data = nullptr;
    by.x = 3;
}

template <Scalar T> T sum(const T *data, int n) requires std::floating_point<T>;
template <Scalar T> T sum(const T *data, int n) requires std::floating_point<T>
{
    T s{};
    for (int i = 0; i < n; ++i) s += data[i];
    return s;
}

template <typename T> class Layer {
public:
    virtual ~Layer() = default;
    virtual void forward(const T *in, T *out, int n) = 0;
    virtual void backward(const T *grad) {}
    __device__ virtual T activate(T x) const { return x; }
};

template <typename T> class Dense : public Layer<T> {
public:
    Dense(int in, int out) : weights_(in * out), bias_(out), in_(in) {}
    void forward(const T *in, T *out, int n) override
    {
        combine<<<(n + 255) / 256, 256>>>(in, weights_.data(), out, n, Plus{});
        combine<<<(n + 255) / 256, 256>>>(in, weights_, out, n, Plus{});
        missing_kernel<<<1, 1>>>(in, out);
    }
    void backward(T *grad) override {}
    T activate(T x) const override { return x; }
    int inputs() const { return inputs_; }

private:
    int in_;
    Buffer<T, Space::Device> weights_, bias_;
};

class Relu : public Layer<float> {
public:
    void forward(const float *in, float *out) override {}
    __device__ float activate(float x) const override { return max(x, 0.0f, 1.0f); }
};

__global__ void halves(__half *h, const float *f, half2 *h2)
{
    h[0] = __float2half(f[0]);
    h[1] = f[1];
    h[2] = h[0] + h[1];
    h[3] = h[0] * 2.0;
    float x = __half2float(f[0]);
    h2[0] = __halves2half2(h[0]);
    h2[1] = __hadd2(h2[0], h[0]);
    h2[2].x = h[0];
    h2[2].z = h[0];
    f[0] = x;
    __half y = "1";
    int bits = h[0] << 1;
    if (h[0] < h2[0]) return;
    half z = hsqrt(h[0], h[1]);
    __nv_bfloat16 b = x;
}

__device__ float table[4] = {1, 2, 3, 4, 5};
__constant__ Shape<2, 3> shape;
__constant__ Buffer<float, Space::Device> in_constant(3);
__device__ auto guess;
__device__ const int rows = Shape<4, 5>::dim<0>();

void use(int n)
{
    Buffer<float, Space::Device> a(n), b(n), c(n);
    Buffer<std::string, Space::Host> strings(3);
    Buffer<float> lacking(3);
    Buffer<float, 1> wrong(3);
    Buffer<float, Space::Host> host(n);
    Buffer<float, Space::Device> copy = a;
    Buffer<float, Space::Device> implicit = 3;
    a = b;
    a = std::move(b);
    host.copy_from(nullptr);
    a.copy_from(3.0f);
    a.data_ = nullptr;
    a[0] = 1.0f;
    combine<<<1, 256>>>(a.data(), b.data(), c.data(), n, Plus{});
    combine<<<1, 256>>>(a.data(), b.data(), c.data(), n, HostPlus{});
    combine<<<1, 256>>>(a.data(), b.data(), c.data(), n, Scale{1});
    combine<<<1, 256>>>(a.data(), b.data(), c.data(), Plus{});
    combine<double><<<1, 256>>>(a.data(), b.data(), c.data(), n, Plus{});
    combine<<<1, 256>>>(a, b, c, n, Plus{});
    scale<<<1, 256>>>(a.data(), 2.0, n);
    scale<float><<<1, 256>>>(a.data(), 2.0, n);
    scale<const char *><<<1, 256>>>(nullptr, nullptr, n);
    scale<<<1, 256>>>(a.data());
    View<float, Shape<2, 3>> view{a.data()};
    View<float, int> unshaped;
    View<float, Shape<2, 3>> both{a.data(), Shape<3, 2>{}};
    float v = view(1, 2);
    float w = view(1);
    float x = view.dat[0];
    auto s = view.slice();
    int total = Shape<2, 3>::totals;
    int d = Shape<2, 3>::dim();
    int e = Shape<2, 3>::dim<2>();
    constexpr int f = Shape<2, 3>::dim<n>();
    Shape<2, "3"> text;
    Shape<n> dynamic;
    float su = sum(a.data(), n);
    int si = sum(&n, 1);
    float sn = sum(a, n);
    std::unique_ptr<Layer<float>> layer = std::make_unique<Dense<float>>(2, 3);
    std::unique_ptr<Layer<float>> relu = std::make_unique<Relu>();
    std::unique_ptr<Layer<double>> other = std::make_unique<Dense<float>>(2, 3);
    std::unique_ptr<Layer<float>> second = layer;
    Layer<float> abstract;
    Dense<float> dense(2);
    Dense dense2(2, 3);
    Relu r;
    dense.forward(a.data(), b.data());
    layer->forwards(nullptr, nullptr, 0);
    layer.forward(nullptr, nullptr, 0);
    Layer<float> *raw = layer;
    delete layer;
    static_assert(Scalar<std::string>);
    static_assert(Binary<Plus, float> && Shaped<int>, "not shaped");
    std::integral auto i = 2.5;
    Scalar auto sc = "text";
    auto gl = []<typename T>(T t) requires std::integral<T> { return t; };
    gl(1);
    gl(1.5);
    gl.operator()<int>(3);
    float q = table[0];
    shape = Shape<2, 3>{};
    auto [p0, p1] = shape;
    auto [u0, u1, u2] = view;
    const auto &ref = view.data;
    ref = nullptr;
    switch (Space::Host) {
    case Host: break;
    case Space::Device: break;
    }
    if (int k = n; k > "3") return;
    for (int k : view) n++;
    for (auto k : {1, 2.0}) n++;
    goto nowhere;
}

template <typename T> struct Optimiser;
template <> struct Optimiser<float> { float rate = 0.1f; void step(); };
void Optimiser<float>::step() { rates = 0; }
Optimiser<double> undefined;
template <typename T> void Optimiser<T>::missing() {}
template <> struct Dense<int> { int x = "a"; };
template class Buffer<float, Space::Host>;
template class Buffer<char *, Space::Host>;
template <Scalar T> struct Wrong { T *pointer; void f() { pointer.x; } };

}
