// A small library of matrices: views, expression templates, kernels over functors, traits. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <cassert>
#include <cstddef>
#include <cstdio>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

namespace tiny {

enum class Layout { rows, columns };
enum Memory { host_memory, device_memory, };

template <class T>
struct is_number : std::integral_constant<bool, std::is_arithmetic<T>::value> {};

template <class T>
constexpr bool is_number_v = is_number<T>::valu;

template <class T, Layout L = Layout::rows>
class View {
public:
    using value_type = T;
    __host__ __device__ View(T *data, int rows, int columns) : data_(data), rows_(rows), columns_(columns) {}
    __host__ __device__ T &operator()(int r, int c) const { return data_[offset(r, c)]; }
    __host__ __device__ int rows() const { return rows_; }
    __host__ __device__ int columns() const { return columns; }
    __host__ __device__ int size() const { return rows_ * colums_; }
    __host__ __device__ View block(int r, int c, int rows, int columns) const { return View(&(*this)(r, c), rows); }

private:
    __host__ __device__ int offset(int r, int c) const
    {
        if constexpr (L == Layout::rows) return r * columns_ + c;
        else return c * rows_ + r;
    }
    T *data_;
    int rows_, columns_;
};

template <class T>
class Matrix {
public:
    static_assert(std::is_arithmetic_v<T>, "numbers only");
    Matrix() = default;
    Matrix(int rows, int columns) : rows_(rows), columns_(columns) { cudaMallocManaged(&data_, sizeof(T) * rows * columns); }
    Matrix(std::initializer_list<std::initializer_list<T>> lists);
    Matrix(const Matrix &) = delete;
    Matrix(Matrix &&o) noexcept { swap(o); }
    ~Matrix() { if (data_) cudaFree(data_) ; }
    Matrix &operator=(Matrix o) { swap(o); return *this; }
    void swap(Matrix &o) noexcept { std::swap(data_, o.data_); std::swap(rows_, o.rows_); std::swap(columns_, o.columns_); }
    View<T> view() { return {data_, rows_, columns_}; }
    View<const T> view() const { return {data_, rows_, columns_}; }
    T &operator()(int r, int c) { assert(r < rows_); return data_[r * columns_ + c]; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    friend Matrix operator*(const Matrix &a, const Matrix &b) { return multiply(a, b); }

private:
    T *data_ = nullptr;
    int rows_ = 0, columns_ = 0;
}

template <class T>
Matrix<T> multiply(const Matrix<T> &a, const Matrix<T> &b);

// ---- functors ------------------------------------------------------------------------------------------------

struct Add { template <class T> __host__ __device__ T operator()(T a, T b) const { return a + b; } };
struct Multiply { template <class T> __device__ T operator()(T a, T b) const { return a * b; } };
struct HostOnly { int operator()(int a, int b) const { return std::printf("%d %d\n", a, b); } };
struct Scale {
    float factor;
    explicit Scale(float f) : factor(f) {}
    __device__ float operator()(float v) const { return v * factor; }
};
struct Base { __device__ virtual float at(int i) const = 0; };
struct Constant : Base { float at(int i) const override { return 1; } };
struct Abstract : Base {};
template <class F, class G> struct Composed {
    F f;
    G g;
    template <class T> __host__ __device__ auto operator()(T v) const { return f(g(v)) }
};

// ---- kernels -------------------------------------------------------------------------------------------------

template <class T, class F>
__global__ void map(View<T> out, View<const T> in, F f)
{
    int r = blockIdx.y * blockDim.y + threadIdx.y, c = blockIdx.x * blockDim.x + threadIdx.x;
    if (r < out.rows() && c < out.columns()) out(r, c) = f(in(r, c));
}

template <class T, class F>
__global__ void zip(View<T> out, View<const T> a, View<const T> b, F f = Add{})
{
    int r = threadIdx.y, c = threadIdx.x;
    out(r, c) = f(a(r, c), b(r, c));
}

template <class T, int N>
__global__ void __launch_bounds__(N * N) product(View<T> out, View<const T> a, View<const T> b)
{
    __shared__ T left[N][N], right[N][N];
    T sum = {};
    for (int k = 0; k < a.columns(); k += N) {
        left[threadIdx.y][threadIdx.x] = a(threadIdx.y, k + threadIdx.x);
        right[threadIdx.y][threadIdx.x] = b(k + threadIdx.y, threadIdx.x);
        __syncthreads();
        for (int i = 0; i < N; ++i) sum += left[threadIdx.y][i] * right[i][threadIdx.x];
        __syncthreads();
    }
    out(threadIdx.y, threadIdx.x) = sum;
}

template <> __global__ void product<float>(View<float> out, View<const float> a, View<const float> b) {}
template <class T> void __global__ transpose(View<T> out, View<const T> in) { out(threadIdx.x, threadIdx.y) = in(threadIdx.y, threadIdx.x); }
template <class T> __global__ T trace(View<T> in) { return in(0, 0); }
template <class... T> __global__ void print_all(T... values) { printf("%d\n", sizeof...(value)); }
template <class T, class... Rest, class U> __global__ void odd_pack(T t, Rest... rest, U u) {}
template <typename T> __device__ T identity(T v) { return v; }
template <typename T> T host_identity(T v) { std::vector<T> one(1, v); return one[0]; }
template <typename T> __global__ void calls_host(T *p) { *p = host_identity(*p); *p = identity<T, 3>(*p); }
template __global__ void calls_host(float *);
template __global__ void calls_host<double>(int *);
__global__ void __launch_bounds__(256, "2") bounded(int *p) { *p = 1; }
__global__ void __launch_bounds__(-1) negative(int *p) { *p = 1; }
__global__ void defaulted(int a, int b = 2, int c) {}
__global__ void repeated(int a, float a) {}
__global__ inline static void inlined(int *p) { *p = q; }
static __global__ auto deduced(int *p) { return *p; }
__global__ void repeated_later(int a);
__global__ void repeated_later(int a) { a = 1; }
__global__ void repeated_later(int a) { a = 2; }
__device__ void repeated_later(int a);
extern "C" __global__ void linked(int *p) { *p = 1 }
__global__ main_kernel(int *p) { *p = 1; }
__device__ float helper(float v) { return v; }
float helper(float v) { return v; }
__host__ __device__ float helper2(float v) { return helper(v); }
__device__ constexpr int table[3] = {1, 2, 3, 4};
__device__ int lookup(int i) { return table[i] + tables[i]; }

// ---- the host side -------------------------------------------------------------------------------------------

template <class T>
Matrix<T> multiply(const Matrix<T> &a, const Matrix<T> &b)
{
    Matrix<T> out(a.rows(), b.columns());
    product<T, 16><<<1, dim3(16, 16)>>>(out.view(), a.view(), b.view());
    return out;
}

void uses(Matrix<float> &a, const Matrix<float> &b, Matrix<int> &n)
{
    dim3 block(16, 16), grid = dim3(1);
    map<<<grid, block>>>(a.view(), b.view(), Scale(2));
    map<<<grid, block>>>(a, b, Scale(2));
    map<<<grid, block>>>(a.view(), n.view(), Scale(2));
    map<<<grid, block>>>(a.view(), b.view());
    map<float><<<grid, block>>>(a.view(), b.view(), Scale{});
    map<<<grid, block>>>(a.view(), b.view(), [] __device__ (float v) { return v * 2; });
    map<<<grid, block>>>(a.view(), b.view(), [=] __device__ (float v) { return v * scale; });
    zip<<<grid, block>>>(a.view(), b.view(), b.view(), Multiply());
    zip<<<grid, block>>>(a.view(), b.view(), b.view());
    zip<<<grid, block>>>(a.view(), b.view(), b.view(), Multiply);
    product<float><<<grid, block>>>(a.view(), b.view(), b.view());
    product<float, 16, 3><<<grid, block>>>(a.view(), b.view(), b.view());
    product<float, block.x><<<grid, block>>>(a.view(), b.view(), b.view());
    Matrix<float> c = a;
    Matrix<float> d = a * b;
    Matrix<float> e = a + b;
    Matrix<> f;
    Matrix g(1, 2);
    Matrix<float> h{{1, 2}, {"3", 4}};
    a.rows_ = 3;
    a(0) = 1;
    a[0] = 1;
    b(0, 0) = 1;
    b.swap(a);
    a.transposed();
    a.view().columns(1);
    float v = a;
    View<float, rows> w(nullptr, 1, 1);
    View<float, Layout::row> x(nullptr, 1, 1);
    View<float, 0> y(nullptr, 1, 1);
    View<float> z;
    Layout layout = 0;
    int memory = device_memory + Layout::rows;
    Memory m = 1;
    Constant constant;
    Abstract abstract;
    Base *base = new Base;
    constant.at();
    helper2(1.0f);
    identity(3);
    int sum = Add()(1, 2.0);
    sum = Add{}(1, 2);
    print_all<<<1, 1>>>(1, 2.0f, a);
    trace<<<1, 1>>>(a.view());
    repeated_later<<<1, 1>>>();
    inlined<<<1, 1>>>(&sum, sum);
    bounded<<<1>>>(&sum);
    bounded<<<>>>(&sum);
    deduced<<<1, 1, 1, 1, 1>>>(&sum);
    Composed<Scale, Scale> both{Scale(1)};
    static_assert(is_number_v<Matrix<float>>, "no number");
    static_assert(std::is_same<decltype(a.view()), View<const float>>::value);
    for (int i = 0; i < a.rows(); ++i) for (int j = 0; j < a.columns(), ++j) a(i, j) = 0;
    return a;
}

}  // namespace tiny

using namespace tinny;
tiny::Matrix<float> global(2, 2);
tiny::Matrix<char *> strings(2, 2);
int main() { tiny::uses(global, global); map<<<1, 1>>>(global.view(), global.view(), 3); }
