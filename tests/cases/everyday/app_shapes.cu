// flags: -std=c++17
// A drawing program with a matrix class and a hierarchy of shapes, with everyday mistakes in its declarations.
#include <cmath>
#include <cstddef>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

class Canvas;

template <typename T, std::size_t Rows, std::size_t Columns>
class Matrix {
public:
    static constexpr std::size_t rows = Rows, columns = Columns;
    Matrix() = default;
    explicit Matrix(T fill) { for (auto &value : values_) value = fill; }
    __host__ __device__ T &operator()(std::size_t r, std::size_t c) { return values_[r * Columns + c]; }
    __host__ __device__ const T &operator()(std::size_t r, std::size_t c) const { return values_[r * Columns + c]; }
    T *data() { return values_; }
    const T *data() const { return values_; }
    template <std::size_t Other>
    Matrix<T, Rows, Other> operator*(const Matrix<T, Columns, Other> &other) const {
        Matrix<T, Rows, Other> result(T(0));
        for (std::size_t r = 0; r < Rows; ++r)
            for (std::size_t c = 0; c < Other; ++c)
                for (std::size_t k = 0; k < Columns; ++k) result(r, c) += (*this)(r, k) * other(k, c);
        return result;
    }
    Matrix operator-() const;

private:
    T values_[Rows * Columns];
};

using Matrix3 = Matrix<double, 3, 3>;
using Column3 = Matrix<double, 3, 1>;

struct Point { double x, y; };

class Shape {
public:
    Shape(const std::string &name) : name_(name) {}
    virtual ~Shape() {}
    virtual double area() const = 0;
    virtual Point centre() const = 0;
    virtual void draw(Canvas &canvas) const;
    virtual void scale(double factor) = 0;
    const std::string &name() const { return name_; }
    void rename(const std::string &name) { name_ = name; }

protected:
    std::string name_;
    void changed() { ++revision_; }

private:
    int revision_ = 0;
};

class Circle : public Shape {
public:
    Circle(Point centre, double radius) : Shape("circle"), centre_(centre), radius_(radius) {}
    double area() const override { return 3.14159 * radius_ * radius_; }
    Point centre() const override { return centre_; }
    void scale(double factor) override { radius_ *= factor; }
    double radius() { return radius_; }

private:
    Point centre_;
    double radius_;
};

// An override that has another signature.
class Square : public Shape {
public:
    Square(double side) : Shape("square"), side_(side) {}
    double area() override { return side_ * side_; }
    Point centre() const override { return {0, 0}; }
    void scale(float factor) override { side_ *= factor; }
    void draw(const Canvas &canvas) const override;

private:
    double side_;
};

// Another return type.
class Ellipse final : public Circle {
public:
    using Circle::Circle;
    float area() const override { return 1.0f; }
    bool centre() const;
};

class Oval : public Ellipse {
public:
    double flattening;
};

// No default constructor of the base.
class Triangle : public Shape {
public:
    Triangle(Point a, Point b, Point c) : a_(a), b_(b), c_(c) {}
    double area() const { return 0.5 * ((b_.x - a_.x) * (c_.y - a_.y) - (c_.x - a_.x) * (b_.y - a_.y)); }
    double angle() const { return std::atan2(b_.y - a_.y, b_.x - a_.w); }

private:
    Point a_, b_, c_;
};

Shape blank("blank");
Shape copy_of(const Shape &shape);
std::vector<Shape *> all{new Shape("first"), new Circle({0, 0}, 1)};
Triangle *corner = new Triangle({0, 0}, {1, 0}, {0, 1});

// Wrong access and wrong constness.
double total(const Circle &circle) {
    circle.changed();
    circle.radius_ = 2;
    return circle.area() + circle.radius();
}

void resize(const std::vector<Circle> &circles, double factor) {
    for (const auto &circle : circles) circle.scale(factor);
    for (auto circle : circles) circle.resize(factor);
    circles[0] = Circle({1, 1}, 2);
    circles.push_back(Circle(1.0, 2.0));
}

Circle *find(const std::vector<std::unique_ptr<Shape>> &shapes, const char *name) {
    for (auto &shape : shapes)
        if (shape->name() == name) return shape.get();
    return 0.0;
}

Circle *cast(Shape *shape, void *data) {
    if (auto *circle = dynamic_cast<Circle>(shape)) return circle;
    if (Point *p = dynamic_cast<Point *>(shape)) return nullptr;
    Circle *other = data;
    Circle &reference = shape;
    return static_cast<Circle *>(&reference) + other;
}

// The matrix class used in the wrong way.
double determinant(Matrix3 m) {
    Matrix3 zero = 0.0;
    Column3 column;
    column * m;
    Column3 product = m * column;
    double *p = static_cast<const Matrix3 &>(m).data();
    m(0, 0) = column;
    m[0][0] = 1;
    m.values_[0] = 2;
    return m(1, 1, 1);
}

Matrix<double, 3> narrow;
Matrix<double, 3, int> wide;
Matrix<3, 3, double> turned;

template <typename T, std::size_t R, std::size_t C>
Matrix<T, R, C> Matrix<T, R, C>::operator-() {
    Matrix result;
    return result;
}

template <typename T, std::size_t R, std::size_t C>
void Matrix<T, R, C>::clear() {}

// Members that are defined without being declared, or twice, or with something too much.
void Shape::draw(Canvas &canvas) {}
virtual double Shape::perimeter() const { return 0; }
static void Circle::reset() {}
double Circle::area() const { return 1; }
Circle::~Circle() {}
void Circle::scale(double factor) override { radius_ *= factor; }
Shape::Shape(std::string name) : name_(name) {}

class Canvas {
    std::vector<Shape> shapes_;
    std::vector<std::unique_ptr<Shape>> owned_;
    int width_ = 100, height_ = 100;
    friend std::ostream &operator<<(std::ostream &out, const Canvas &canvas) { return out << canvas.width_; }

public:
    Canvas(int width, int height) : width(width), height_(height), width_(width) {}
    void add(Shape shape) { shapes_.push_back(shape); }
    void add(std::unique_ptr<Shape> shape) { owned_.push_back(shape); }
    int width() const { return width_ }
    Canvas &clear() { owned_.clear(); }
    static int area() { return width_ * height_; }
    int height() { return height_; }
    int height();
    unsigned int pixel(int x, int y) const { height_ = y; return x; }
    Shape *&first() const { return owned_.front().get(); }
};

void paint() {
    Canvas canvas;
    Canvas big(640, 480, 32);
    Canvas *p = &big;
    p.clear();
    big->clear();
    big.add("square");
    big.width_ = 3;
    Canvas::clear();
    int w = big.width;
    auto h = Canvas::height();
    delete big;
}

int main() {
    Shape *shape = new Circle({0, 0}, 1.0);
    Circle *circle = shape;
    Circle stack = *shape;
    Shape slices[3];
    const Circle fixed({0, 0}, 2);
    fixed.scale(2);
    fixed.rename("other");
    shape->radius();
    Shape::area();
    std::unique_ptr<Circle> owner = std::make_unique<Shape>("a");
    std::unique_ptr<Shape> second = new Circle({0, 0}, 3);
    return shape;
}
