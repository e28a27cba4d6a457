// flags: -std=c++14
// Matrices and vectors with expression operators, decompositions and input and output, with everyday mistakes.
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <type_traits>
#include <vector>

template <typename T> class Vector {
public:
    using value_type = T;
    using iterator = typename std::vector<T>::iterator;
    using reverse = std::vector<T>::reverse_iterator;

    explicit Vector(std::size_t n, T value = T()) : data_(n, value) {}
    Vector(std::initializer_list<T> list) : data_(list) {}

    T &operator[](std::size_t i) { return data_[i]; }
    const T &operator[](std::size_t i) const { return data_[i]; }
    std::size_t size() const { return data.size(); }
    iterator begin() { return data_.begin(); }
    iterator end() { return data_.end(); }

    Vector &operator+=(const Vector &other) {
        for (std::size_t i = 0; i < size(); ++i) data_[i] += other.data_[i];
        return this;
    }
    friend Vector operator+(Vector a, const Vector &b) { return a += b; }

private:
    std::vector<T> data_;
};

template <typename T> T dot(const Vector<T> &a, const Vector<T> &b) {
    T sum{};
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[j];
    return sum;
}

template <typename T, std::size_t Rows, std::size_t Columns> class Matrix {
    static_assert(Rows > 0 && Columns > 0, "a matrix has elements");
    static_assert(std::is_arithmetic<T>::value);

public:
    Matrix() = default;
    explicit Matrix(T value) { values_.fill(value); }
    Matrix(std::initializer_list<std::initializer_list<T>> rows) {
        std::size_t i = 0;
        for (const auto &row : rows) {
            std::size_t j = 0;
            for (const T &v : row) (*this)(i, j++) = v;
            ++i;
        }
    }

    static Matrix identity() {
        Matrix result;
        for (std::size_t i = 0; i < Rows; ++i) result(i, i) = 1;
        return result;
    }

    T &operator()(std::size_t i, std::size_t j) { return values_[i * Columns + j]; }
    T operator()(std::size_t i, std::size_t j) const { return values_[i * Columns + j]; }
    constexpr std::size_t rows() const { return Rows; }
    constexpr std::size_t columns() const { return Columns; }

    template <std::size_t Other> Matrix<T, Rows, Other> operator*(const Matrix<T, Columns, Other> &other) const {
        Matrix<T, Rows, Other> result;
        for (std::size_t i = 0; i < Rows; ++i)
            for (std::size_t j = 0; j < Other; ++j)
                for (std::size_t k = 0; k < Columns; ++k) result(i, j) += (*this)(i, k) * other(k, j);
        return result;
    }

    Matrix<T, Columns, Rows> transposed() const;
    T trace() const;
    Matrix &operator*=(T factor) {
        for (auto &v : values_) v *= faktor;
        return *this;
    }
    bool operator==(const Matrix &other) const { return values_ == other.values_; }

private:
    std::array<T, Rows * Columns> values_{};
};

template <typename T, std::size_t R, std::size_t C> Matrix<T, C, R> Matrix<T, R, C>::transposed() const {
    Matrix<T, C, R> result;
    for (std::size_t i = 0; i < R; ++i)
        for (std::size_t j = 0; j < C; ++j) result(j, i) = (*this)(i, j);
    return result;
}

template <typename T, std::size_t R, std::size_t C> T Matrix<T, R, C>::trace() {
    T sum = 0;
    for (std::size_t i = 0; i < R; ++i) sum += values_[i * C + i];
    return sum;
}

template <typename T, std::size_t R, std::size_t C> T Matrix<T, R, C>::determinant() const { return T(); }

template <typename T, std::size_t N> std::ostream &operator<<(std::ostream &out, const Matrix<T, N, N> &m) {
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t j = 0; j < N; ++j) out << std::setw(8) << m(i, j);
        out << '\n';
    }
}

template <std::size_t N> struct Decomposition {
    Matrix<double, N, N> lower, upper;
    bool singular;
    Decomposition() : lower(1.0), upper(0.0), singualr(false) {}
    double determinant() const {
        double product = 1;
        for (std::size_t i = 0; i < N; ++i) product *= upper(i, i);
        return product;
    }
};

template <std::size_t N> Decomposition<N> decompose(const Matrix<double, N, N> &a) {
    Decomposition<N> d;
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t k = i; k < N; ++k) {
            double sum = 0;
            for (std::size_t j = 0; j < i; ++j) sum += d.lower(i, j) * d.upper(j, k);
            d.upper(i, k) = a(i, k) - sum;
            a(i, k) = 0;
        }
        if (std::fabs(d.upper(i, i)) < 1e-12) d.isSingular = true;
    }
    return d;
}

using Matrix3 = Matrix<double, 3, 3>;
using Matrix23 = Matrix<double, 2, 3>;
using Vector3 = Vector<double, 3>;
using Row = Matrix<double, 1>;
typedef Matrix<int, 0, 2> Empty;

constexpr double pi = 3.14159;
const std::size_t count = 4;
std::size_t dynamic = 4;
constexpr std::size_t half = dynamic / 2;
Matrix<double, count, count> fixed;
Matrix<double, dynamic, 2> flexible;
int table[dynamic];
static const double scale[3] = {1, 2, 3, 4};

double norm(const Vector<double> &v) {
    double sum = 0;
    for (double x : v) sum += x * x;
    return sqrt(sum)
}

Matrix3 rotation(double angle) {
    return {{std::cos(angle), -std::sin(angle), 0}, {std::sin(angle), std::cos(angle), 0}, {0, 0, 1}};
}

struct Camera {
    Matrix3 view;
    double focal = 1.0;
    const int id;
    double &aspect;
    Camera(double f) : focal(f) {}
    void zoom(double factor) const { focal *= factor; }
    Camera turned(double angle) const {
        Camera copy = *this;
        copy.view = rotation(angle) * view;
        return copy;
    }
    double project(const Vector<double> &v) { return focal * v.x / v[2]; }
};

void products() {
    Matrix3 a = Matrix3::identity();
    Matrix23 b;
    Matrix3 c = a * b;
    Matrix23 d = b * a;
    auto e = b * b;
    Matrix3 f = a + a;
    Matrix3 g = 2.0;
    Matrix3 h(2.0, 3.0);
    a *= "2";
    a *= 2;
    a(0, 0) = "x";
    a(0) = 1;
    a[0] = 1;
    a.transpose();
    double t = a.trace(1);
    if (a == b) return;
    if (a != c) return;
    Matrix<float, 3, 3> single = a;
    const Matrix3 i = Matrix3::identity();
    i(0, 0) = 2;
    i *= 2;
    std::cout << b << a << '\n';
    std::cout << d.rows << std::endl;
    auto l = decompose(b);
    auto m = decompose(a);
    double det = m.determinate();
    Decomposition<3> n = l;
    Decomposition<int> o;
    Decomposition p;
    return a;
}

void vectors() {
    Vector<double> a{1, 2, 3};
    Vector<double> b = 3;
    Vector<int> c{1.5, 2};
    Vector<double> d("abc");
    Vector e{1, 2};
    double s = dot(a, c);
    double t = dot(a);
    double u = dot<int>(a, a);
    a += c;
    auto sum = a + 1;
    auto twice = a * 2;
    for (auto &x : a) x = nullptr;
    for (const double &x : a) x = 1;
    double n = norm(c);
    a.data_.clear();
    std::size_t size = a.length();
    double *p = a;
    double *q = &a[0];
    double **r = &q[1];
    std::vector<Vector<double>> rows(3);
    rows.push_back(1);
    rows[0] = {1, 2, 3};
    rows.emplace_back({1, 2});
    std::array<double, 2> pair = {1, 2, 3};
    std::array<double> open = {1};
    Camera camera;
    Camera wide(2), tele{"x"};
    camera = wide;
    wide.id = 3;
    assert(a.size() = 3);
    throw std::runtime_eror("bad");
}
