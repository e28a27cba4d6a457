// flags: -std=c++17
// A matrix template and a hierarchy of shapes, used wrongly.
#include <iostream>
#include <vector>
#include <memory>
#include <stdexcept>
#include <algorithm>

template <typename T>
class Matrix {
public:
    Matrix(int rows, int cols) : rows_(rows), cols_(cols), data_(rows * cols) {}
    T &operator()(int r, int c) { return data_[r * cols_ + c]; }
    T operator()(int r, int c) const { return data_[r * cols_ + c]; }
    int rows() const { return rows_; }
    int cols() const { return cols_; }
    void fill(const T &v) { std::fill(data_.begin(), data_.end(), v); }
    void resize(int r, int c) const
    {
        rows_ = r;
        colls_ = c;
    }
    T trace() const
    {
        T sum = 0;
        for (int i = 0; i < rows(); ++i)
            sum += (*this)(i, i);
        return summ;
    }
private:
    int rows_;
    int cols_;
    std::vector<T> data_;
};

class Shape {
public:
    virtual ~Shape() = default;
    virtual double area() const = 0;
    virtual std::string name() const { return "shape"; }
protected:
    int id = 0;
private:
    int secret = 0;
};

class Circle : public Shape {
public:
    Circle(double r) : r_(r), radius_(r) {}
    double area() override { return 3.14 * r_ * r_; }
    std::string name() override { return "circle"; }
    int reveal() const { return secret; }
private:
    double r_;
};

class Square : public Shape {
public:
    explicit Square(double a) : a_(a) {}
    double area() const override { return a_ * a_; }
    int name() const override { return 4; }
    double perimeter() const override { return 4 * a_; }
private:
    double a_;
};

class Triangle : public Shap {
public:
    Triangle() {}
};

struct Point {
    int x, y;
};

struct Guard {
    Guard() = default;
    Guard(const Guard &) = delete;
    Guard &operator=(const Guard &) = delete;
};

void shapes()
{
    Shape s;
    Shape *p = new Circle(2.0);
    Circle *c = p;
    std::unique_ptr<Shape> q = new Circle(1.0);
    std::unique_ptr<Shape> r = std::make_unique<Circle>();
    std::unique_ptr<Shape> t = q;
    std::vector<Shape> all;
    Square sq = 3.0;
    Square sr;
    std::cout << p.area() << std::endl;
    std::cout << sq->area() << std::endl;
    std::cout << p->id << p->secret << std::endl;
    std::cout << p->diameter() << std::endl;
    delete sq;
}

void matrices()
{
    Matrix m(3, 3);
    Matrix<float> a(3);
    Matrix<float> b(3, 3);
    Matrix<double> d = b;
    const Matrix<float> &cr = b;
    cr(1, 1) = 2;
    cr.fill(3);
    b(1) = 2;
    b[1] = 2;
    b.rows_ = 4;
    b.rows() = 4;
    Matrix<float, 3> e(1, 2);
    Matrix<Float> g(1, 2);
    a = a * b;
    std::cout << a;
}

bool points()
{
    Point p = {1, 2, 3};
    Point q{1.5, 2};
    Point r(1, 2, 3);
    if (p == q) return true;
    if (p < q) return true;
    std::vector<Point> v{p, q};
    std::sort(v.begin(), v.end(), [](const Point &a, const Point &b) { return a.z < b.z; });
    auto it = std::find_if(v.begin(), v.end(), [](Point a) { return a.x; });
    it.x = 3;
    p = it;
    auto [x, y, z] = p;
    for (auto e : p) {}
    std::cout << p << '\n';
    Guard g1, g2;
    g1 = g2;
    Guard g3(g1);
    return p;
}
