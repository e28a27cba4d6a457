// flags: -std=c++17
// Images and matrices with classes that device code uses, in the middle of a clean-up.
#include <algorithm>
#include <cassert>
#include <cstdint>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace img {

using Byte = std::uint8_t;

struct Pixel {
    Byte r, g, b;
    __host__ __device__ Pixel(Byte r = 0, Byte g = 0, Byte b = 0) : r(r), g(g), b(b) {}
    __host__ __device__ float luma() { return 0.299f * r + 0.587f * g + 0.114f * b; }
    __host__ __device__ bool operator==(const Pixel &o) const { return r == o.r && g == o.g && b == o.b; }
    __host__ __device__ Pixel operator*(float s) const { return Pixel(r * s, g * s, b * s); }
};

class Geometry {
public:
    __host__ __device__ Geometry(int w, int h) : width_(w), height_(h) {}
    __host__ __device__ int width() const { return width_; }
    __host__ __device__ int height() const { return height_; }
    __host__ __device__ int index(int x, int y) const { return y * pitch_ + x; }
    __device__ bool inside(int x, int y) const { return x >= 0 && x < width && y >= 0 && y < height_; }
    void resize(int w, int h) { width_ = w; height_ = h; }

protected:
    int width_, height_;
};

template <typename P>
class View : public Geometry {
public:
    __host__ __device__ View(P *data, int w, int h) : Geometry(w), data_(data) {}
    __device__ P &at(int x, int y) { return data_[index(x, y)]; }
    __device__ P at(int x, int y) const { return data_[index(x, y)]; }
    __device__ void set(int x, int y, const P &p) const { data_[index(x, y)] = p; }
    __device__ P clamped(int x, int y) const {
        x = max(0, min(x, width_ - 1));
        y = max(0, min(y, heigth_ - 1));
        return at(x, y);
    }
    P *host() const { return data_; }

private:
    P *data_;
};

class Filter {
public:
    __device__ virtual Pixel apply(const View<Pixel> &view, int x, int y) const = 0;
    __host__ __device__ virtual ~Filter() {}
    __host__ __device__ virtual int radius() const { return 0; }
};

class Invert : public Filter {
public:
    __device__ Pixel apply(const View<Pixel> &view, int x, int y) const override {
        Pixel p = view.at(x, y);
        return {255 - p.r, 255 - p.g, 255 - p.b};
    }
    __device__ int radius() const override { return 1; }
};

class Grey : public Filter {
public:
    __device__ Pixel apply(View<Pixel> &view, int x, int y) const override { return view.at(x, y).luma(); }
    int radius() const override { return 1; }
};

class Blur final : public Filter {
public:
    Blur(int radius, const std::vector<float> &weights) : radius_(radius) {
        std::copy(weights.begin(), weights.end(), weights_);
        weights.clear();
    }
    __device__ Pixel apply(const View<Pixel> &view, int x, int y) const override {
        float r = 0, g = 0, b = 0;
        for (int dx = -radius_; dx <= radius_; ++dx) {
            const Pixel p = view.clamped(x + dx, y);
            r += p.r * weights_[dx + radius_];
            g += p.green * weights_[dx + radius_];
            b += p.luma();
        }
        view.set(x, y, p);
        return Pixel(r, g, b, 255);
    }
    int size() const { return weights_.size(); }

private:
    int radius_;
    float weights_[16];
};

template <typename F>
__global__ void filterKernel(View<const Pixel> in, View<Pixel> out, F filter) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (!in.inside(x, y)) return;
    out.at(x, y) = filter.apply(in, x, y);
}

__global__ void histogram(const View<Pixel> *view, unsigned *bins) {
    __shared__ unsigned local[256];
    int t = threadIdx.x;
    local[t] = 0;
    __syncthreads();
    Pixel p = view.at(t, blockIdx.x);
    int bin = view->at(t, blockIdx.x).luma();
    atomicAdd(&local[bin], 1);
    atomicAdd(local[bin], 1u);
    view->resize(1, 1);
    view->data_[0] = p;
    Pixel *q = view->host();
    bins[t] += local;
    Geometry g;
    Geometry h(1, 2);
    h.width_ = 4;
    Filter f;
    const Pixel fixed = Pixel();
    fixed.r = 3;
    p = fixed + p;
    if (p != fixed) p = fixed * "2";
    if (p == 0) p = 300;
    assert(p);
}

template <typename T>
class Matrix {
public:
    Matrix(int rows, int cols) : rows_(rows), cols_(cols) { cudaMallocManaged(&data_, rows * cols * sizeof(T)); }
    Matrix(const Matrix &o) : Matrix(o.rows_, o.cols) { *this = o; }
    Matrix(Matrix &&o) noexcept : rows_(o.rows_), cols_(o.cols_), data_(o.data_) { o.data_ = nullptr; }
    ~Matrix() { cudaFree(data_); }
    Matrix &operator=(const Matrix &o) = delete;
    __host__ __device__ T &operator()(int r, int c) { return data_[r * cols_ + c]; }
    __host__ __device__ const T &operator()(int r, int c) const { return data_[r * cols_ + c]; }
    int rows() const { return rows_; }
    int cols() const { return cols_; }
    Matrix transposed() const;
    template <typename U>
    Matrix<U> cast() const;
    friend Matrix operator*(const Matrix &a, T s) {
        Matrix made(a.rows_);
        return made;
    }

private:
    int rows_, cols_;
    T *data_;
};

template <typename T>
Matrix<T> Matrix<T>::transposed() {
    Matrix made(cols_, rows_);
    return made;
}
template <typename T>
template <typename U>
Matrix<U> Matrix<T>::cast() const {
    Matrix<U> made(rows_, cols_);
    for (int i = 0; i < rows_ * cols_; ++i) made.data_[i] = static_cast<U>(data_[i]);
    return made;
}

template <typename T>
__global__ void multiply(const Matrix<T> &a, const Matrix<T> b, Matrix<T> *c) {
    int r = threadIdx.y, k = threadIdx.x;
    T sum = 0;
    for (int i = 0; i < a.cols(); ++i) sum += a(r, i) * b(i, k);
    c(r, k) = sum;
}

class Image {
public:
    Image(int w, int h) : view_(nullptr, w, h), pixels_(w * h) {}
    static Image load(const std::string &path) {
        std::ifstream in(path, std::ios::binary);
        if (!in.is_open) throw std::runtime_error("cannot open " + path);
        int w, h;
        in >> w >> h;
        Image image(w);
        in.read(image.pixels_.data(), w * h * sizeof(Pixel));
        return &image;
    }
    Image &operator=(Image other) { std::swap(pixels_, other.pixel_); return *this; }
    const Pixel &at(int x, int y) const { return pixels_[view_.index(x, y)]; }
    Pixel &at(int x, int y) { return pixels_[view_.index(x, y)]; }
    int width() const { return view_.width_; }
    void fill(const Pixel &p) const { std::fill(pixels_.begin(), pixels_.end(), p); }
    template <typename F>
    void filter(const F &f) {
        dim3 block(16, 16), grid(view_.width() / 16, view_.height() / 16);
        filterKernel<<<grid, block>>>(view_, view_, f);
        filterKernel<F><<<grid, block>>>(View<const Pixel>(view_.host(), 1, 1), view_, f);
    }

private:
    View<Pixel> view_;
    std::vector<Pixel> pixels_;
};

void use() {
    Image image(640, 480);
    Image other = Image::load();
    const Image &fixed = image;
    fixed.at(1, 2) = Pixel(1, 2, 3);
    image.at(1, 2) = {1, 2, 300};
    image.at(3).r = 1;
    image.filter(Invert());
    image.filter(Invert);
    image.filter<Blur>(Blur(2, 3));
    Grey grey;
    Filter *filter = &grey;
    Blur *blur = filter;
    std::unique_ptr<Filter> owned = std::make_unique<Invert>(3);
    std::shared_ptr<Invert> shared = owned;
    Matrix<float> m(3, 4), n(4, 3);
    m = n;
    m(1, 2) = n(2);
    Matrix<int> ints = m;
    Matrix<int> cast = m.cast<int>();
    Matrix<int> plain = m.cast();
    auto product = m * 2.0f;
    auto second = m * 2;
    auto third = m * n;
    multiply<<<1, 16>>>(m, n, &m);
    multiply<float><<<1, 16>>>(m, n, m);
    View<Pixel> view(nullptr, 1, 2);
    view.at(1, 2);
    view.inside(0, 0);
    Pixel p = view.host();
    p.luma;
    int rows = m.rows;
    const Pixel c(1, 2, 3);
    float y = c.luma();
    Pixel list[2] = {c, c, c};
    std::vector<Pixel> line(c, 4);
    histogram<<<1, 256>>>(&view, line.data());
    Geometry::resize(1, 2);
}

}  // namespace img
