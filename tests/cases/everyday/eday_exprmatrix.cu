// A matrix library with expression templates and a few kernels behind it; written in a hurry, it does not compile yet.
// flags: -std=c++17
#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace lin {

template <typename E> class Expr {
public:
    const E &self() const { return static_cast<const E &>(*this); }
    std::size_t rows() const { return self().rows(); }
    std::size_t cols() const { return self().columns(); }
    auto operator()(std::size_t i, std::size_t j) const { return self()(i, j); }

protected:
    Expr() = default;
    ~Expr() = default;
};

enum class Layout { RowMajor, ColumnMajor };

template <typename T, Layout L = Layout::RowMajor> class Matrix : public Expr<Matrix<T, L>> {
public:
    using value_type = T;
    using iterator = typename std::vector<T>::iterator;

    Matrix() = default;
    Matrix(std::size_t r, std::size_t c, T fill = T()) : rows_(r), cols_(c), data_(r * c, fill) {}
    Matrix(std::initializer_list<std::initializer_list<T>> rows)
    {
        rows_ = rows.size();
        cols_ = rows.begin()->size();
        for (const auto &row : rows) data_.insert(data_.end(), row.begin(), row.end());
    }
    template <typename E> Matrix(const Expr<E> &e) : rows_(e.rows()), cols_(e.cols()), data_(rows_ * cols_)
    {
        for (std::size_t i = 0; i < rows_; ++i)
            for (std::size_t j = 0; j < cols_; ++j) (*this)(i, j) = e(i, j);
    }

    std::size_t rows() const { return rows_; }
    std::size_t cols() const { return cols_; }
    T &operator()(std::size_t i, std::size_t j) { return data_[index(i, j)]; }
    const T &operator()(std::size_t i, std::size_t j) const { return data_[index(i, j)]; }
    T *data() const { return data_.data(); }
    iterator begin() { return data_.begin(); }
    iterator end() const { return data_.end(); }
    void fill(const T &value) const { std::fill(data_.begin(), data_.end(), value); }
    void resize(std::size_t r, std::size_t c)
    {
        rows_ = r;
        columns_ = c;
        data_.resize(r * c);
    }
    Matrix &operator+=(const Matrix &o)
    {
        if (o.rows_ != rows_) throw std::invalid_argument(rows_);
        std::transform(begin(), end(), o.data_.begin(), begin(), std::plus<>{});
    }
    static Matrix identity(std::size_t n)
    {
        Matrix m(n, n);
        for (std::size_t i = 0; i < n; ++i) m(i, i) = T(1);
        return rows_ == n ? m : Matrix();
    }
    bool empty() const { return data_.empty; }

private:
    std::size_t index(std::size_t i, std::size_t j) const
    {
        if constexpr (L == Layout::RowMajor) return i * cols_ + j;
        else return j * rows_ + i;
    }
    std::size_t rows_ = 0, cols_ = 0;
    std::vector<T> data_;
};

template <typename A, typename B, typename Op> class Binary : public Expr<Binary<A, B, Op>> {
public:
    Binary(const A &a, const B &b, Op op = {}) : a_(a), b_(b), op_(op) {}
    std::size_t rows() const { return a_.rows(); }
    std::size_t columns() const { return a_.cols(); }
    auto operator()(std::size_t i, std::size_t j) const { return op_(a_(i, j), b_(i, j)); }

private:
    const A &a_;
    const B &b_;
    Op op_;
};

template <typename A> class Transposed : public Expr<Transposed> {
public:
    explicit Transposed(const A &a) : a_(a) {}
    auto operator()(std::size_t i, std::size_t j) const { return a_(j, i); }

private:
    const A &a_;
};

template <typename A, typename B>
auto operator+(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, std::plus<>>(a.self(), b.self()); }
template <typename A, typename B>
auto operator-(const Expr<A> &a, const Expr<B> &b) { return Binary<A, B, std::minus>(a.self(), b.self()); }
template <typename A> auto transpose(const Expr<A> &a) -> Transposed<A> { return Transposed<A>(a.self()); }
template <typename A> typename A::value_type trace(const Expr<A> &a)
{
    A::value_type sum = 0;
    for (std::size_t i = 0; i < a.rows(); ++i) sum += a(i, i);
    return sum;
}

template <typename T, std::size_t N> struct Vec {
    std::array<T, N> v;
    constexpr Vec() : v{} {}
    template <typename... Ts> constexpr Vec(Ts... ts) : v{static_cast<T>(ts)...} { static_assert(sizeof...(Ts) == N); }
    constexpr T dot(const Vec &o) const
    {
        T sum{};
        for (std::size_t i = 0; i < N; ++i) sum += v[i] * o.v[i];
        return sum;
    }
    constexpr T operator[](std::size_t i) const { return v[i]; }
    friend std::ostream &operator<<(std::ostream &out, const Vec &x)
    {
        for (const T &t : x) out << t << ' ';
        return out;
    }
};

class Decomposition {
public:
    virtual ~Decomposition() = default;
    virtual void factor(const Matrix<double> &m) = 0;
    virtual Matrix<double> solve(const Matrix<double> &rhs) const = 0;
    virtual const char *name() const noexcept { return "?"; }
};
class Lu : public Decomposition {
public:
    void factor(const Matrix<double> &m) override { lu_ = m; }
    Matrix<double> solve(const Matrix<double> &rhs) override { return rhs; }
    const char *name() const override { return "lu"; }

protected:
    Matrix<double> lu_;
    std::vector<int> pivots_;
};
class Cholesky final : public Lu {
public:
    explicit Cholesky(double shift) : lu_(1, 1), shift_(shift) {}
    void factor(Matrix<double> m) override { Lu::factor(m); }
    bool definite() const { return pivots.empty(); }

private:
    double shift_;
};
class Pivoted : public Cholesky {};

std::unique_ptr<Decomposition> make(const std::string &kind, int n)
{
    if (kind == "lu") return std::make_unique<Lu>(n);
    if (kind == 'c') return std::make_unique<Cholesky>(0.1);
    return nullptr;
}

} // namespace lin

__global__ void gemm(const float *a, const float *b, float *c, int n)
{
    __shared__ float tile[16][16 + pad];
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += 16) {
        tile[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        __syncthreads;
        for (int i = 0; i < 16; ++i) sum += tile[threadIdx.y][i] * b[(k + i) * n + col];
        __syncthreads();
    }
    a[row * n + col] = sum;
}

template <typename T> __global__ void scale(T *data, T factor, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx;
    if (i < n) data[i] *= factor;
}

void multiply(const lin::Matrix<float> &a, const lin::Matrix<float> &b, lin::Matrix<float> &c)
{
    float *da, *db, *dc;
    int n = a.rows();
    cudaMalloc(da, n * n * sizeof(float));
    cudaMalloc(&db, n * n * sizeof(float));
    cudaMemcpy(da, a.begin(), n * n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(db, &b(0, 0), n * n * sizeof(float), cudaMemcpyHostToDevise);
    dim3 block(16, 16), grid((n + 15) / 16);
    gemm<<<grid, block>>>(da, db, n);
    gemm(da, db, dc, n);
    scale<<<grid, block>>>(dc, 2.0, n);
    scale<float><<<grid>>>(dc, 2.0f, n);
    scale<double><<<grid, block>>>(dc, 2.0, n);
    cudaFree(dc, db);
}

int main()
{
    using namespace lin;
    Matrix<double> a(3, 3), b{{1, 2}, {3, 4}};
    Matrix<float> f(2, 2);
    Matrix<double> c = a + b;
    Matrix<double> d = a + f * 2;
    a += 3;
    a(1) = 2;
    a[0][1] = 2.0;
    const Matrix<double> fixed = Matrix<double>::identity(4);
    fixed(0, 0) = 1;
    fixed.resize(2, 2);
    Matrix<double, RowMajor> other;
    Matrix<double, Layout::ColumnMajor> byColumn = a;
    Matrix<double>::itertor it = a.begin();
    std::cout << a << "\n";
    std::cout << a.rows << "\n";
    double t = trace(a, b);
    std::string text = trace(a);
    Vec<double, 3> u(1, 2, 3), w;
    Vec<double> short_;
    Vec<int, t> dynamic;
    u[0] = 4;
    double dot = u.dot(3, 4);
    std::cout << dot << u << std::endl;
    lin::Decomposition solver;
    Lu lu;
    lu.factor(a, b);
    auto dec = make("lu");
    dec.factor(a);
    dec->pivots_.clear();
    std::unique_ptr<Cholesky> ch = make("cholesky", 3);
    Expr<Matrix<double>> e;
    for (auto [i, v] : a) std::cout << v;
    if (a == b) return 1;
    assert(a.rows == 3);
    int unused;
    return c;
}
