// flags: -std=c++14
// Matrices with class templates that host and device share, with everyday mistakes.
#include <cassert>
#include <cstdio>
#include <initializer_list>
#include <iostream>
#include <vector>

enum class Layout { RowMajor, ColMajor };
enum Transpose { None, Trans };

template <typename T, int Rows, int Cols, Layout L = Layout::RowMajor>
class Matrix {
    T m_[Rows * Cols];

public:
    enum { rows = Rows, cols = Cols };
    __host__ __device__ Matrix() {}
    Matrix(std::initializer_list<T> l) { int i = 0; for (T t : l) m_[i++] = t; }
    __host__ __device__ T &operator()(int r, int c) { return m_[r * Cols + c]; }
    __host__ __device__ const T &operator()(int r, int c) const { return m_[r * Cols + cc]; }
    __host__ __device__ static Matrix identity() {
        Matrix r;
        for (int i = 0; i < Rows; ++i)
            r(i, i) = T{1};
        return r;
    }
    template <int K>
    __host__ __device__ Matrix<T, Rows, K> operator*(const Matrix<T, Cols, K> &o) const {
        Matrix<T, Rows, K> r;
        for (int i = 0; i < Rows; ++i)
            for (int j = 0; j < K; ++j)
                for (int k = 0; k < Cols; ++k)
                    r(i, j) += (*this)(i, k) * o(k, j);
    }
    __host__ __device__ Matrix &operator+=(const Matrix &o) {
        for (int i = 0; i < Rows * Cols; ++i)
            m_[i] += o.m_[i];
        return this;
    }
    __host__ __device__ Matrix<T, Cols, Rows> transposed() const;
    __host__ __device__ T trace() const;
    T determinant() const;
    void print() { std::cout << m_[0]; }
};
template <typename T, int Rows, int Cols, Layout L>
__host__ __device__ Matrix<T, Cols, Rows> Matrix<T, Rows, Cols, L>::transposed() const {
    Matrix<T, Cols, Rows> r;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
            r(j, i) = m_(i, j);
    return r;
}
template <typename T, int Rows, int Cols, Layout L>
T Matrix<T, Rows, Cols, L>::trace() { return T(); }
template <typename T, int Rows, int Cols, Layout L>
T Matrix<T, Rows, Cols, L>::determinat() const { return T(); }

template <typename T>
struct Span {
    T *data;
    int n;
    __host__ __device__ T &operator[](int i) const { return data[i]; }
    __host__ __device__ T *begin() const { return data; }
    __host__ __device__ T *end() const { return data + size; }
    __host__ __device__ explicit operator bool() const { return n > 0; }
};

template <typename T, int TILE>
__global__ void gemm(Span<const T> a, Span<const T> b, Span<T> c, int n) {
    __shared__ T as[TILE][TILE];
    __shared__ T bs[TILE][TILE] = {};
    extern __shared__ float dynamic[];
    int row = blockIdx.y * TILE + threadIdx.y;
    int col = blockIdx.x * TILE + threadIdx.x;
    T acc = 0;
    for (int t = 0; t < n / TILE; ++t) {
        as[threadIdx.y][threadIdx.x] = a[row * n + t * TILE + threadIdx.x];
        bs[threadIdx.y][threadIdx.x] = b[(t * TILE + threadIdx.y) * n + cl];
        __syncthreads();
    }
    c[row * n + col] = acc;
    int dead;
    return acc;
}
__global__ void scale(Matrix<float, 4, 4> *m, const Matrix<float, 4, 4> s, int n) {
    int i = threadIdx.x;
    __shared__ int count = 0;
    __constant__ int k = 3;
    static __device__ int hits;
    m[i] *= s;
    m[i] = m[i] * s;
    m[i] = s + m[i];
    m[i](0) = 1.f;
    m(0, 0) = 1.f;
    s(0, 0) = 1.f;
    s.print();
    m->print();
    auto d = s.determinant();
    float t = m[i].transposed();
    hits = "x";
}
__shared__ int outside;
__constant__ Matrix<float, 2, 2> rotation = {1, 0, 0, 1};
__device__ std::vector<int> list;
__device__ __constant__ __managed__ int several;
__global__ static void twice(int, int = 3, ...);
__global__ void by_ref(int &r, std::vector<int> &&v);
__device__ __global__ void both() {}
struct Solver {
    __global__ void run(int *p) {}
    __device__ int steps;
    __shared__ static int s;
    static __device__ int total;
    Solver(int n) : steps{n}, tolerance(1e-3) {}
    int solve(const Matrix<double, 3, 3> &a) const { steps++; return a(0, 0); }
};

void use(Layout l, Transpose t, int n) {
    Matrix<float, 2, 2> a{1, 2, 3, 4}, b = {1.5, 2, 3, 4};
    Matrix<float, 2, 3> c;
    Matrix<float, 3> bad;
    Matrix<float, n, 2> var;
    Matrix<float, 2, 2, 1> lay;
    Matrix<float, 2, 2, ColMajor> lay2;
    Matrix wrong;
    auto p = a * c;
    auto q = c * a;
    a = c;
    a += c;
    a += 1.f;
    a(0, 0, 0) = 1;
    a[0][0] = 1;
    a.transpose();
    a.m_[0] = 3;
    a.identity().rows = 3;
    const auto ca = a;
    ca.print();
    ca(0, 0) = 1;
    ca += a;
    Span<float> s{&a(0, 0), 4};
    Span<float> s2 = {&ca(0, 0), 4};
    Span<const float> s3 = s;
    bool ok = s;
    if (s == s3)
        n = l;
    l = 1;
    l = Layout::Row;
    l = RowMajor;
    t = 1;
    t = Layout::RowMajor;
    if (l == t)
        return l;
    int li = (int)l + t, lj = l + 1;
    switch (l) {
    case Layout::RowMajor: break;
    case ColMajor: break;
    case 3: break;
    }
    switch (t) {
    case None:
    case Trans:
    case None: break;
    }
    gemm<float, 16><<<1, dim3(16, 16)>>>(s, s, s, 4);
    gemm<float, 16><<<1, dim3(16, 16)>>>(s3, s3, s, 4);
    gemm<float><<<1, 16>>>(s3, s3, s, 4);
    gemm<<<1, 16>>>(s3, s3, s, 4);
    gemm<float, 16, 3><<<1, 16>>>(s3, s3, s, 4);
    scale<<<1, 32>>>(a, a, 3);
    scale<<<1, 32>>>(nullptr, a, 3);
    scale<<<1, 32, 0, 0, 0>>>(nullptr, a, 3);
    Solver sol(3), so2;
    sol.run<<<1, 1>>>(nullptr);
    sol.solve(a);
    sol.steps = nullptr;
    Solver::solve(a);
    for (int i : a)
        printf("%d", i);
    for (float f : s)
        f.x = 3;
    for (int i = 0; i < 3; i++) {
        int i = "x";
        continue;
        n++;
    }
    while (n --> 0) int a;
    do n++; while (n < 3)
    rotation = a;
    continue;
}
