// flags: -std=c++17
// A matrix library with templates and operators.
#include <cuda_runtime.h>

#include <array>
#include <cassert>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

namespace la {

template <typename T>
struct DeviceFree {
    void operator()(T *p) const { cudaFree(p); }
};

template <typename T>
using DevicePtr = std::unique_ptr<T[], DeviceFree<T>>;

template <typename T>
DevicePtr<T> allocate(std::size_t count)
{
    T *p = nullptr;
    if (cudaMalloc(&p, count * sizeof(T)) != cudaSuccess)
        throw std::bad_alloc();
    return DevicePtr<T>(p);
}

template <typename T>
class Matrix {
public:
    using value_type = T;

    Matrix(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), data_(rows * columns) {}
    Matrix(std::initializer_list<std::initializer_list<T>> rows);

    T &operator()(std::size_t i, std::size_t j) { return data_[i * columns_ + j]; }
    const T &operator()(std::size_t i, std::size_t j) const { return data_[i * columns_ + j]; }
    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }
    const std::vector<T> &data() const { return data_; }

    template <typename U>
    Matrix<U> cast() const
    {
        Matrix<U> result(rows_, columns_);
        for (std::size_t i = 0; i < data_.size(); i++)
            result.data_[i] = static_cast<U>(data_[i]);
        return result;
    }

private:
    template <typename U> friend class Matrix;
    std::size_t rows_, columns_;
    std::vector<T> data_;
};

template <typename T>
Matrix<T> operator+(const Matrix<T> &a, const Matrix<T> &b)
{
    assert(a.rows() == b.rows());
    Matrix<T> sum(a.rows(), a.columns());
    for (std::size_t i = 0; i < a.rows(); i++)
        for (std::size_t j = 0; j < a.columns(); j++)
            sum(i, j) = a(i, j) + b(i, j);
    return sum;
}

template <typename T, typename S, typename = std::enable_if_t<std::is_arithmetic_v<S>>>
Matrix<T> operator*(const Matrix<T> &a, S by);

template <typename T>
__global__ void multiply(const T *a, const T *b, T *c, int n);

} // namespace la

using la::Matrix;
using Real = Matrix<double>;

void none() { Real m; }

void one() { Real m(3); }

double brackets(const Real &m) { return m[0][0]; }

double one_index(const Real &m) { return m(0); }

void assigned(const Real &m) { m(0, 0) = 1.0; }

Real mixed(const Real &a, const Matrix<float> &b) { return a + b; }

Real difference(const Real &a, const Real &b) { return a - b; }

Real scaled_by_text(const Real &a) { return a * "2"; }

Real scaled_from_left(const Real &a) { return 2.0 * a; }

Real number(const Real &a) { return a + 1.0; }

int rows(const Real &m) { return m.rows; }

int cols(const Real &m) { return m.cols(); }

std::size_t private_data(const Real &m) { return m.data_.size(); }

Matrix<float> converted(const Real &m) { return m; }

auto cast_without(const Real &m) { return m.cast(); }

auto cast_to_class(const Real &m) { return m.cast<3>(); }

auto cast_to_function(const Real &m) { return m.template convert<float>(); }

void lists() { Real m{{1.0, 2.0}, {"a", "b"}}; }

void printed(const Real &m) { std::cout << m << std::endl; }

void allocated() { auto p = la::allocate(3); }

void allocated_number() { la::DevicePtr<float> p = la::allocate<double>(3); }

void copied() { auto p = la::allocate<float>(3); auto q = p; }

void passed(const Real &m) { la::multiply<<<1, 32>>>(m.data(), m.data(), m.data(), 3); }

void raw(const la::DevicePtr<float> &a) { la::multiply<<<1, 32>>>(a, a, a, 3); }

void mixed_kernel(float *a, double *b) { la::multiply<<<1, 32>>>(a, b, a, 3); }

void unqualified(float *a) { multiply<<<1, 32>>>(a, a, a, 3); }

void product(const Real &a) { la::product(a, a); }

bool equal(const Real &a, const Real &b) { return a == b; }

Matrix untyped(3, 3);

Matrix<double, 3> sized;

template <> class la::Matrix<bool> { int a; }

int last(const Real &m) { return m; }
