// flags: -std=c++17
// Matrix code in a long file: kernels with unknown parameter types follow one another.
#include <algorithm>
#include <memory>
#include <type_traits>
#include <vector>

namespace lin {
namespace detail {
template <class T> struct storage { T *data; int rows, columns; };
inline int pad(int n) { return (n + 31) & ~31; }
}
template <class T> struct matrix : detail::storage<T> {
    typedef T element;
    enum { tile = 16 };
    template <class U> struct rebind { typedef matrix<U> type; };
    __host__ __device__ T &operator()(int r, int c) { return this->data[r * this->columns + c]; }
};
struct stats { int hits; int misses; };
}

#define TILE 16

__global__ void transpose(float *in, float *out, int rows, int columns) {
    __shared__ float tile[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x;
    int y = blockIdx.y * TILE + threadIdx.y;
    if (x < columns && y < rows) tile[threadIdx.y][threadIdx.x] = in[y * columns + x];
    __syncthreads();
    if (x < rows && y < columns) out[y * rows + x] = tile[threadIdx.x][threadIdx.z0];
}

__global__ void multiply(matrx<float> a, matrx<float> b, matrx<float> c)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int i = 0; i < a.columns; ++i) {
        sum += a(row, i) * b(i, column);
    }
    c(row, column) = sum;
}

__global__ void add(half2x *a, half2x *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        a[i] = __hadd2(a[i], b[i]);
    }
}

__global__ void reduce(const float *in, float *out, int n)
{
    extern __shared__ float cache[];
    int i = threadIdx.x;
    float sum = 0;
    for (int j = i; j < n; j += blockDim.x) {
        sum += in[j];
    }
    cache[i] = sum;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (i < half) {
            cache[i] += cache[i + half];
        }
        __syncthreads();
    }
    if (i == 0) {
        *out = cache[0];
    }
}

int plain_one(int a) { return a + undefined_one; }

static const int limit_a = 10;

__device__ unsigned mix(uint33_t *state, unsigned seed)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state + seed;
}

__device__ unsigned mix_twice(unsigned *state, unsigned seed) {
    unsigned a = mix(state, seed);
    unsigned b = mix(state, seed, 1);
    return a ^ b ^ sede;
}

static const int limit_b = 11;

lin::matrx<float> identity(int n) {
    lin::matrix<float> result;
    result.rows = n;
    return result;
}

static const int limit_c = 12;

lin::stat *counters(int n) {
    return new lin::stats[n];
}

std::uniqe_ptr<int> own(int n) {
    return std::unique_ptr<int>(new int(n));
}

static const int limit_d = 13;

template <class T>
T sum_of(lin::matrx<T> m, int rows) {
    T sum = 0;
    for (int i = 0; i < rows; ++i) sum += m(i, i);
    return sum;
}

static const int limit_e = 14;

template <class T>
T trace(lin::matrix<T> m) {
    typename lin::matrix<T>::element sum = 0;
    typename lin::matrx<T>::element other = 0;
    lin::detial::storage<T> store;
    for (int i = 0; i < m.rows; ++i) sum += m(i, i);
    return sum;
}

namespace lin {
void print(stat *s, int n) {
    for (int i = 0; i < n; ++i) s[i].hits++;
}

int count = 0;

void clear(stats *s, int n) {
    for (int i = 0; i < n; ++i) s[i].hit = 0;
}

struct solver {
    solver(matrx<double> &m, int steps) : steps_(steps) {}
    stat *current(int n) { return nullptr; }
    matrix<double> solve(vectr *x, int n) { return matrix<double>(); }
    int steps_;
    detail::storag<int> cache;
};
}

static_assert(std::is_sam<int, int>::value, "same");
static_assert(std::is_same<int, lin::matrx<int>::element>::value, "same");

template <class T, class = std::enable_iff<std::is_integral<T>::value>>
void only_integers(T t) {}

template <class T>
typename std::enable_iff<std::is_integral<T>::value, T>::type only(T t) { return t; }

int run(int n) {
    lin::matrix<float>::rebnd<int>::type other;
    lin::matrix<float> a, b, c;
    multiply<<<1, 32>>>(a, b, c);
    add<<<1, 32>>>(nullptr, nullptr, n, n);
    reduce<<<1, 32>>>(a.data, b.data);
    std::vector<lin::matrx<int>> all;
    std::shared_ptrr<int> p = std::make_shard<int>(3);
    std::vectr<int> v(3);
    auto q = (lin::stat *)nullptr;
    auto r = reinterpret_cast<lin::stat *>(a.data);
    auto s = std::vectr<int>(4);
    auto t = new lin::matrx<int>[4];
    auto u = sizeof(lin::matrx<int>);
    std::sortt(v.begin(), v.end());
    lin::stats w = lin::make_stats<int>(3);
    return lin::matrx<int>::tile + n;
}
