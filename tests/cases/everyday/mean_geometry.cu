// flags: -std=c++17
// Points, boxes, polygons and transforms as templates, after a change of their interfaces.
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace geo {

template <typename T, int N>
struct Vec {
    static_assert(std::is_arithmetic_v<T>, "numbers only");
    T data[N] = {};
    constexpr Vec() = default;
    constexpr Vec(std::initializer_list<T> list) {
        int i = 0;
        for (T value : list) data[i++] = value;
    }
    constexpr T &operator[](int i) { return data[i]; }
    constexpr T operator[](int i) const { return data[i]; }
    constexpr Vec &operator+=(const Vec &o) {
        for (int i = 0; i < N; ++i) data[i] += o.data[i];
        return *this;
    }
    template <typename U>
    constexpr Vec<U, N> as() const {
        Vec<U, N> made;
        for (int i = 0; i < N; ++i) made[i] = static_cast<U>(data[i]);
        return made;
    }
    T length2() const {
        T sum = 0;
        for (T v : data) sum += v * v;
        return sum;
    }
    static constexpr int size() { return N; }
};

template <typename T, int N>
Vec<T, N> operator+(Vec<T, N> a, const Vec<T, N> &b) { return a += b; }
template <typename T, int N>
Vec<T, N> operator*(const Vec<T, N> &a, T s) {
    Vec<T, N> r;
    for (int i = 0; i < N; ++i) r[i] = a[i] * s;
    return r;
}
template <typename T, int N>
T dot(const Vec<T, N> &a, const Vec<T, N> &b) {
    T sum{};
    for (int i = 0; i < N; ++i) sum += a[i] * b[i];
    return sum;
}
template <typename T>
Vec<T, 3> cross(const Vec<T, 3> &a, const Vec<T, 3> &b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

using Vec2f = Vec<float, 2>;
using Vec3f = Vec<float, 3>;
using Vec3d = Vec<double>;
using Vec2i = Vec<2, int>;

template <typename T>
class Shape {
public:
    using scalar = T;
    virtual ~Shape() {}
    virtual T area() const = 0;
    virtual T perimeter() const = 0;
    virtual std::unique_ptr<Shape<T>> clone() const = 0;
    const std::string &name() const { return name_; }

protected:
    Shape(std::string name) : name_(name) {}

private:
    std::string name_;
};

template <typename T>
class Circle final : public Shape<T> {
public:
    Circle(Vec<T, 2> centre, T radius) : Shape<T>("circle"), centre_(centre), radius_(radius) {}
    T area() const override { return T(M_PI) * radius_ * radius_; }
    T perimeter() const override { return T(2 * M_PI) * radius_; }
    std::unique_ptr<Shape<T>> clone() const override { return std::make_unique<Circle>(*this); }
    void grow(T by) const { radius_ += by; }
    std::string label() const { return "a " + this->name_; }

private:
    Vec<T, 2> centre_;
    T radius_;
};

template <typename T>
class Polygon : public Shape<T> {
public:
    Polygon(std::vector<Vec<T, 2>> points) : Shape<T>("polygon"), points_(std::move(points)) {}
    T area() const override {
        T sum = 0;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            const auto &a = points_[i];
            const auto &b = points_[(i + 1) % points_.size()];
            sum += a[0] * b[1] - a[1] * b[0];
        }
        return std::abs(sum) / 2;
    }
    T perimeter() override { return 0; }
    typename Shape<T>::scalar first() const { return points_.front()[0]; }
    std::size_t corners() const { return points.size(); }

private:
    std::vector<Vec<T, 2>> points_;
};

class Square : public Polygon<float> {
public:
    Square(float side) : Polygon({{0, 0}, {side, 0}, {side, side}, {0, side}}), side_(side) {}
    double area() const override { return side_ * side_; }

private:
    float side_;
};

class Blob : public Circle<float> {};

template <typename T, int N>
struct Box {
    Vec<T, N> low, high;
    bool contains(const Vec<T, N> &p) const {
        for (int i = 0; i < N; ++i)
            if (p[i] < low[i] || p[i] > high[i]) return false;
        return true;
    }
    Box<T, N> merged(const Box &other) const {
        Box made = *this;
        for (int i = 0; i < N; ++i) {
            made.low[i] = std::min(low[i], other.low[i]);
            made.high[i] = std::max(high[i], other.high[i]);
        }
        return made;
    }
    static Box empty();
};
template <typename T, int N>
Box<T, N> Box<T, N>::empty() { return {}; }
template <typename T, int N>
bool Box<T, N>::overlaps(const Box &other) const { return false; }

template <typename T, int R, int C>
class Matrix {
public:
    T &at(int r, int c) { return cells_[r * C + c]; }
    const T &at(int r, int c) const { return cells_[r * C + c]; }
    template <int K>
    Matrix<T, R, K> operator*(const Matrix<T, C, K> &o) const {
        Matrix<T, R, K> made;
        for (int r = 0; r < R; ++r)
            for (int k = 0; k < K; ++k)
                for (int c = 0; c < C; ++c) made.at(r, k) += at(r, c) * o.at(c, k);
        return made;
    }
    Matrix<T, C, R> transposed() const {
        Matrix<T, C, R> made;
        for (int r = 0; r < R; ++r)
            for (int c = 0; c < C; ++c) made.at(c, r) = at(r, c);
        return made;
    }
    static Matrix identity() {
        static_assert(R == C, "square only");
        Matrix m;
        for (int i = 0; i < R; ++i) m.at(i, i) = 1;
        return m;
    }

private:
    std::array<T, R * C> cells_{};
};

template <>
class Matrix<float, 1, 1> {
    float value = 0;
};

constexpr int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
constexpr float scale = std::stof("1.5");

template <typename T, typename... Rest>
T largest(T first, Rest... rest) {
    if constexpr (sizeof...(rest) == 0) return first;
    else return std::max(first, largest(rest...));
}

template <typename S>
auto total_area(const std::vector<std::unique_ptr<S>> &shapes) -> typename S::scalar {
    typename S::scalar sum{};
    for (const auto &shape : shapes) sum += shape->area();
    return sum;
}

void use() {
    Vec3f a{1, 2, 3}, b = {4, 5, 6};
    Vec2f p{1, 2};
    Vec3f c = a + p;
    Vec3f d = a * 2;
    Vec3f e = a * 2.0f;
    float s = dot(a, p);
    float t = cross(a, b);
    Vec3f n = cross(p, p);
    double length = a.length();
    auto wide = a.as<double>();
    Vec3f back = wide;
    Vec<float, -1> bad;
    Vec<std::string, 2> texts;
    const Vec3f fixed{1, 1, 1};
    fixed[0] = 4;
    fixed += a;
    Circle<float> circle(p, 2);
    Circle<float> round(2);
    Circle ring(Vec2f{1, 1}, 2.0);
    Circle<double> other = circle;
    Shape<float> shape("none");
    Square square(3);
    Polygon<double> poly({p, p});
    Shape<float> *base = &circle;
    Circle<float> *down = base;
    auto *cast = dynamic_cast<Circle<double> *>(base);
    base->grow(2);
    std::unique_ptr<Shape<float>> kept = circle.clone();
    std::unique_ptr<Circle<float>> kept2 = circle.clone();
    std::unique_ptr<Shape<float>> kept3 = kept;
    Box<float, 2> box{p, a};
    Box<float, 3> box3{a, b};
    if (box3.contains(p)) return;
    if (box3.overlaps(box3)) return;
    box3.merged(box);
    Matrix<float, 2, 3> m;
    Matrix<float, 3, 2> m2;
    auto mm = m * m2;
    auto bad_product = m * m;
    Matrix<float, 2, 3> same = m.transposed();
    auto id = Matrix<float, 2, 3>::identity();
    Matrix<float, 1, 1> single;
    single.at(0, 0) = 1;
    int count = 5;
    std::array<float, count> cells;
    std::array<float, 2> pair = {1, 2, 3};
    std::array<int, factorial(4)> table;
    static_assert(factorial(3) == 7, "six");
    largest(1, 2.5, "three");
    largest();
    std::vector<std::unique_ptr<Vec3f>> vectors;
    total_area(vectors);
    std::tuple<int, float> pairing(1, 2.f, 3);
    auto [x, y, z] = std::make_tuple(1, 2);
    float third = std::get<2>(std::make_tuple(1, 2));
    std::is_same<Vec3f> check;
    std::cout << a << third << s << t << length << x;
}

}  // namespace geo
