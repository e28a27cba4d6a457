// Matrices, quadrature, roots and interpolation: numerical code. It does not compile yet.
// flags: -std=c++17
#include <array>
#include <complex>
#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace num {

constexpr double pi = 3.14159265358979;
constexpr int max_steps = 100;
const double tolerance;

template <typename T, int R, int C> class Matrix {
public:
    constexpr Matrix() = default;
    constexpr explicit Matrix(T value) { for (auto &v : data_) v = value; }
    T &operator()(int r, int c) { return data_[r * C + c]; }
    const T &operator()(int r, int c) const { return data_[r * C + c]; }
    T *operator[](int r) const { return data_ + r * C; }
    static constexpr int rows() { return R; }
    int cols() const { return C; }
    Matrix &operator+=(const Matrix &o)
    {
        for (int i = 0; i < R * C; ++i) data_[i] += o.data[i];
        return *this;
    }
    Matrix<T, C, R> transposed() const
    {
        Matrix<T, C, R> out;
        for (int r = 0; r < R; ++r)
            for (int c = 0; c < C; ++c) out(c, r) = (*this)(r, c);
        return out;
    }
    T determinant() const
    {
        static_assert(R == C, "square matrices only");
        if constexpr (R == 2) return data_[0] * data_[3] - data_[1] * data_[2];
        else return data_[0];
    }
    void fill(T value) const { for (auto &v : data_) v = value; }

private:
    T data_[R * C] = {};
    friend class Solver<T>;
};

template <typename T, int R, int K, int C> Matrix<T, R, C> operator*(const Matrix<T, R, K> &a, const Matrix<T, K, C> &b)
{
    Matrix<T, R, C> out;
    for (int r = 0; r < R; ++r)
        for (int c = 0; c < C; ++c) {
            T sum = 0;
            for (int k = 0; k < K; ++k) sum += a(r, k) * b(k, c);
            out(r, c) = sum;
        }
}

template <typename T, int R, int C> Matrix<T, R, C> operator+(Matrix<T, R, C> a, const Matrix<T, R, C> &b) { return a += b; }

using M2 = Matrix<double, 2, 2>;
using M23 = Matrix<double, 2, 3>;
using V3 = Matrix<double, 3, 1>;

double norm(const V3 &v) { return sqrt(v(0, 0) * v(0, 0) + v(1, 0) * v(1, 0)); }

double dot(const V3 &a, const V3 &b)
{
    double sum;
    for (int i = 0; i < 3; ++i) sum += a(i) * b(i, 0);
    return sum;
}

void products()
{
    M2 a(1.0), b;
    M23 c;
    V3 v;
    auto ok = a * c;
    auto bad = c * a;
    M2 wrong = a * c;
    M2 scaled = 2.0 * a;
    M2 sum = a + c;
    a += c;
    a(1) = 3;
    a(1, 2, 3) = 4;
    a[1][1] = 2;
    M2 from = 1.0;
    M2 list = {1.0, 2.0, 3.0, 4.0};
    double d = c.determinant();
    double e = a.determinant;
    M23 t = c.transposed();
    const M2 fixed(2.0);
    fixed(0, 0) = 1;
    fixed += a;
    int n = M2::cols();
    int m = M2::rows();
    Matrix<double, 2> lacking;
    Matrix<double, 2, -3> negative;
    Matrix<2, double, 2> swapped;
    int size = 3;
    Matrix<double, size, 1> variable;
    if (a == b) return;
    if (a) return;
    std::vector<M2> all(3);
    all.push_back(v);
    all[0] = all;
    M2 total = std::accumulate(all.begin(), all.end(), M2());
    double trace = std::accumulate(all.begin(), all.end(), 0.0);
}

template <typename F> double simpson(F f, double a, double b, int n = 100)
{
    if (n % 2) throw std::invalid_argument("n must be even", n);
    double h = (b - a) / n, sum = f(a) + f(b);
    for (int i = 1; i < n; ++i) sum += f(a + i * h) * (i % 2 ? 4 : 2);
    return sum * h / 3;
}

template <typename F, typename D> double newton(F f, D df, double x)
{
    for (int i = 0; i < max_steps; ++i) {
        double step = f(x) / df(x);
        x -= step;
        if (std::abs(step) < tolerance) return x
    }
    throw std::runtime_error;
}

double bisect(double (*f)(double), double lo, double hi)
{
    while (hi - lo > 1e-9) {
        double mid = (lo + hi) % 2;
        if (f(mid) * f(lo) < 0) hi = mid;
        else lo = mid;
    }
    return lo, hi;
}

double square(double x) { return x * x; }
double poly(double x, double y) { return x * y; }
float power(float x, int n) { return n == 0 ? 1 : x * power(x, n - 1, 2); }

void integrals()
{
    double a = simpson(square, 0, 1);
    double b = simpson(poly, 0, 1);
    double c = simpson([](double x) { return x * k; }, 0, 1);
    double k = 2;
    double d = simpson([](double x) { return x * k; }, 0, 1);
    double e = simpson([=](double x) { k += 1; return x * k; }, 0, 1);
    double f = simpson([&](double x) { return "x"; }, 0, 1);
    double g = simpson(square, 0);
    double h = simpson(0, 1, square);
    double r = newton(square, 2.0);
    double s = newton(square, [](double x) { return 2 * x; }, 1.0, 2);
    double t = bisect(poly, 0, 1);
    double u = bisect([](double x) { return x; }, 0, 1);
    double w = bisect([k](double x) { return x - k; }, 0, 1);
    double (*p)(double) = poly;
    double (*q)(int) = &square;
    int pieces = 3.7;
    int narrow{3.7};
    float small[] = {1.0, k, 2};
    unsigned u1{-1};
    char letter = {300};
    double *dp = &pieces;
    int table[3] = {1, 2, 3, 4};
    int sized[pieces];
    int bad[-1];
    constexpr int runtime = pieces;
    constexpr double root = square(2.0);
    const int cells = pieces * 2;
    std::array<double, cells> grid;
    std::array<double, 3> vec = {1, 2, 3, 4};
    double third = std::get<3>(vec);
    vec.push_back(3);
    table = sized;
    table.size();
    pieces = dp;
    dp * 2;
    k << 2;
    ~k;
    &3;
    *k = 2;
    k++ = 3;
    3 = k;
    k();
    pieces->x = 1;
    1 / 0;
    pieces == 3;
    return k;
}

struct Spline {
    std::vector<double> x, y;
    mutable std::size_t last = 0;
    double operator()(double at) const
    {
        for (std::size_t i = 0; i < x.size(); ++i)
            if (at < x[i]) { last = i; hits++; break; }
        return y[last];
    }
    double derivative(double at) const;
    std::pair<double, double> range() const { return {x.front(), x.back(), 0.0}; }
    double &slope(std::size_t i) const { return y[i]; }
};

double Spline::derivative(double at) { return at; }
double Spline::second(double at) const { return at; }

using cd = std::complex<double>;
cd twiddle(int k, int n) { return std::polar(1.0, 2 * M_PI * k / n); }
void fft(std::vector<cd> &a)
{
    int n = a.size();
    for (int i = 0, j = 0; i < n; ++i) {
        if (i < j) std::swap(a[i], a[j], n);
        cd u = a[i] * 2;
        cd w = twiddle(i);
        if (u > w) break;
        a[i] = u.real;
        a[i] = u % w;
        double m = u;
    }
    undeclared(a);
    for (int i = 0; i < n; i++)
        int j = i;
    j = 2;
    continue;
}

struct Solver1d : Spline {
    Solver1d(int n) : Spline(n), x(n), steps(n) {}
    virtual double solve() = 0;
    virtual double step(double) const;
    int steps = 0;
};
struct Euler : Solver1d {
    using Solver1d::Solver1d;
    double solve() override final { return steps; }
    double step(double) override { return 0; }
    double step(float, int) const override { return 0; }
};
struct Heun : Euler {
    double solve() override { return 1; }
};
Euler euler(3);
Heun heun;
Solver1d *solver = new Solver1d(2);
Solver1d &by_reference = euler;
Spline spline = {{1, 2}, {3, 4}, 0, 5};
Euler *down = solver;

}
