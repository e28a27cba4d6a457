// flags: -std=c++17
#include <cassert>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <utility>

template <class T, int Rows, int Columns>
struct Matrix {
    T values[Rows][Columns];
    static constexpr int rows = Rows;
    static constexpr int columns = Columns;

    __host__ __device__ T &operator()(int row, int column) { return values[row][column]; }
    __host__ __device__ const T &operator()(int row, int column) const { return values[row][column]; }
    __host__ __device__ Matrix &operator+=(const Matrix &other) {
        for (int r = 0; r < Rows; ++r)
            for (int c = 0; c < Columns; ++c)
                values[r][c] += other.values[r][c];
        return *this;
    }
};

template <class T, int R, int C>
__host__ __device__ Matrix<T, R, C> operator+(Matrix<T, R, C> left, const Matrix<T, R, C> &right) {
    left += right;
    return left;
}

template <class T, int R, int N, int C>
__host__ __device__ Matrix<T, R, C> operator*(const Matrix<T, R, N> &left, const Matrix<T, N, C> &right) {
    Matrix<T, R, C> result{};
    for (int r = 0; r < R; ++r)
        for (int c = 0; c < C; ++c)
            for (int n = 0; n < N; ++n)
                result(r, c) += left(r, n) * right(n, c);
    return result;
}

template <class T>
class DeviceBuffer {
public:
    explicit DeviceBuffer(std::size_t count) : count_(count) { cudaMalloc(&data_, count * sizeof(T)); }
    ~DeviceBuffer() { cudaFree(data_); }
    DeviceBuffer(const DeviceBuffer &) = delete;
    DeviceBuffer &operator=(const DeviceBuffer &) = delete;
    DeviceBuffer(DeviceBuffer &&other) noexcept
        : data_(std::exchange(other.data_, nullptr)), count_(std::exchange(other.count_, 0)) {}

    T *get() const { return data_; }
    std::size_t count() const { return count_; }
    void upload(const T *from) { cudaMemcpy(data_, from, count_ * sizeof(T), cudaMemcpyHostToDevice); }
    void download(T *to) const { cudaMemcpy(to, data_, count_ * sizeof(T), cudaMemcpyDeviceToHost); }

private:
    T *data_ = nullptr;
    std::size_t count_ = 0;
};

using Mat3 = Matrix<float, 3, 3>;
using Vec3 = Matrix<float, 3, 1>;

__constant__ Mat3 transform;

__global__ void apply(const Vec3 *in, Vec3 *out, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        Vec3 moved = transform * in[i];
        out[i] = moved + in[i];
    }
}

static std::ostream &operator<<(std::ostream &stream, const Vec3 &v) {
    return stream << '(' << v(0, 0) << ", " << v(1, 0) << ", " << v(2, 0) << ')';
}

struct Model {
    std::unique_ptr<Vec3[]> points;
    int count = 0;

    void resize(int wanted) {
        points = std::make_unique<Vec3[]>(wanted);
        count = wanted;
    }
};

int main() {
    Model model;
    model.resize(128);
    for (int i = 0; i < model.count; ++i)
        model.points[i] = Vec3{{{1.0f * i}, {2.0f}, {3.0f}}};
    Mat3 identity{};
    for (int i = 0; i < Mat3::rows; ++i)
        identity(i, i) = 1;
    cudaMemcpyToSymbol(transform, &identity, sizeof identity);
    DeviceBuffer<Vec3> in(model.count), out(model.count);
    in.upload(model.points.get());
    const int threads = 64;
    apply<<<(model.count + threads - 1) / threads, threads>>>(in.get(), out.get(), model.count);
    out.download(model.points.get());
    assert(cudaDeviceSynchronize() == cudaSuccess);
    std::cout << model.points[5] << std::endl;
    DeviceBuffer<Vec3> taken = std::move(out);
    return taken.count() == 128 ? 0 : 1;
}
