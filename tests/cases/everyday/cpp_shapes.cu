// flags: -std=c++14
// Shapes, a scene graph, factories and smart pointers of one's own, with everyday mistakes.
#include <cmath>
#include <cstring>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>

#define PI 3.14159265358979
#define SQUARE(x) ((x) * (x))

struct Vec2 {
    double x, y;
    Vec2(double x = 0, double y = 0) : x(x), y(y) {}
    Vec2 operator+(const Vec2 &o) const { return Vec2(x + o.x, y + o.z); }
    Vec2 operator*(double s) { return {x * s, y * s}; }
    double length() const { return std::sqrt(SQUARE(x) + SQUARE(y)); }
    bool operator<(const Vec2 &o) { return length() < o.length(); }
    explicit operator double() const { return length(); }
};

template <typename T> class Ref {
public:
    Ref() : object_(0), count_(new int(1)) {}
    explicit Ref(T *object) : object_(object), count_(new int(1)) {}
    Ref(const Ref &other) : object_(other.object_), count_(other.count) { ++*count_; }
    ~Ref() { release(); }
    Ref &operator=(const Ref &other) {
        if (this == other) return *this;
        release();
        object_ = other.object_;
        count_ = other.count_;
        ++*count_;
    }
    T *operator->() const { return object_; }
    T &operator*() const { return object_; }
    int uses() const { return *count_; }
    template <typename U> friend class Ref;
    template <typename U> Ref(const Ref<U> &other) : object_(other.object_), count_(other.count_) { ++*count_; }

private:
    void release() {
        if (--*count_ == 0) {
            delete object_;
            delete[] *count_;
        }
    }
    T *object_;
    int *count_;
};

class Visitor;

class Shape {
public:
    Shape(const std::string &name) : name_(name) { ++alive; }
    virtual ~Shape() { --alive; }
    virtual double area() const = 0;
    virtual double perimeter() const = 0;
    virtual void accept(Visitor &v) { v.visit(*this); }
    virtual Shape *clone() const = 0;
    const std::string &name() const { return name_; }
    static int alive;
    void rename(const char *name) const { name_ = name; }

protected:
    std::string name_;

private:
    Shape &operator=(const Shape &);
    int id_;
};

static int Shape::alive = 0;

class Circle : public Shape {
public:
    explicit Circle(double r) : Shape("circle"), radius_(r) {}
    double area() const { return PI * radius * radius; }
    double perimeter() const { return 2 * PI * radius_; }
    Circle *clone() const override { return new Circle(this); }
    double radius() const { return radius_; }

private:
    double radius_;
};

class Rectangle : public Shape {
public:
    Rectangle(double w, double h) : w_(w), h_(h) {}
    double area() const override { return w_ * h_ }
    double perimeter() override { return 2 * (w_ + h_); }
    Rectangle *clone() const override { return new Rectangle(*this); }

protected:
    double w_, h_;
};

class Square : public Rectangle {
public:
    Square(double side) : Rectangle(side) {}
    double side() const { return width_; }
    void grow() { id_++; }
};

class Polygon : public Shape {
public:
    Polygon(std::vector<Vec2> points) : Shape("polygon"), points(points) {}
    double area() const override {
        double sum = 0;
        for (int i = 0; i < points_.size(); ++i) sum += points_[i].x * points_[i + 1].y;
        return std::abs(sum) / 2;
    }
    double perimeter() const override {
        double sum = 0;
        for (std::vector<Vec2>::iterator it = points_.begin(); it != points_.end(); ++it) sum += it->length();
        return sum;
    }
    Polygon *clone() override { return new Polygon(*this); }

private:
    std::vector<Vec2> points_;
};

class Visitor {
public:
    virtual void visit(Circle &c) = 0;
    virtual void visit(Rectangle &r) = 0;
};

class AreaVisitor : public Visitor {
public:
    void visit(Circle &c) { total += c.area(); }
    void visit(Rectangle r) { total += r.area(); }
    double total;
};

class Factory {
public:
    typedef Shape *(*Maker)(double);
    static Factory &instance() {
        static Factory factory;
        return &factory;
    }
    void add(const std::string &name, Maker maker) { makers_.insert(std::make_pair(name, maker)); }
    Ref<Shape> make(const std::string &name, double size) const {
        std::map<std::string, Maker>::iterator it = makers_.find(name);
        if (it == makers_.end()) throw std::invalid_argument("no " + name, 1);
        return it->second(size);
    }

private:
    Factory() {}
    Factory(const Factory &);
    std::map<std::string, Maker> makers_;
};

template <typename T> Shape *makeShape(double size) { return new T(size); }

class Scene {
public:
    typedef std::list<Ref<Shape> > Shapes;
    void add(Shape *shape) { shapes_.push_back(shape); }
    void add(const Ref<Shape> &shape) { shapes_.push_back(shape); }
    double area() const {
        double sum = 0;
        for (const auto &s : shapes_) sum += s.area();
        return sum;
    }
    Shape &operator[](int i) { return shapes_[i]; }
    const Shapes &shapes() { return shapes_; }
    template <typename F> void each(F f) { for (auto &s : shapes_) f(*s); }

private:
    Shapes shapes_;
    friend std::ostream &operator<<(std::ostream &, const Scene &);
};

std::ostream &operator<<(std::ostream &out, const Scene &scene) {
    for (Scene::Shapes::const_iterator it = scene.shapes().begin(); it != scene.shapes_.end(); it++)
        out << (*it)->name() << ' ' << it->area() << '\n';
}

struct Settings {
    bool verbose = false;
    int width = 640, height = 480;
    const char *title;
} settings = {true, 800, 600, "shapes", 3};

enum Color { Red, Green, Blue };
enum Shade { Light, Dark, Red };

double sumAreas(Shape *shapes[], int n) {
    double sum;
    for (int i = 0; i <= n; i++)
        sum += shapes[i].area();
    return sum;
}

void copyName(char *to, const char *from, int n) {
    strncpy(to, from);
    to[n] = "\0";
    from[0] = 'x';
    while (*from++ = *to++) ;
}

int main(int argc, char **argv) {
    Circle c(2), d = 3.0;
    Rectangle r(1, 2, 3);
    Square s(4), t("4");
    Polygon p({{0, 0}, {1, 0}, {1, 1}});
    Shape shape("plain");
    Shape *shapes[] = {&c, r, &s};
    Scene scene;
    scene.add(c);
    scene.add(new Circle);
    scene.add(new Circle(1));
    scene.each([](Shape &one) { std::cout << one.name; });
    scene.each([&total](const Shape &one) { total += one.area(); });
    std::cout << scene << sumAreas(shapes) << std::endl;
    Factory factory;
    Factory::instance().add("circle", makeShape<Circle>);
    Factory::instance().add("rectangle", &makeShape<Rectangle>);
    Factory::instance().add("square", makeShape);
    Factory::instance()->make("circle", 1);
    Factory copy = Factory::instance();
    Ref<Shape> ref = Factory::instance().make("circle");
    Ref<Circle> circle(new Circle(3));
    Ref<Shape> base = circle;
    Ref<Circle> down = base;
    Ref<Circle> raw = new Circle(4);
    circle->area(2);
    circle.area();
    circle->name_ = "round";
    base->radius();
    AreaVisitor visitor;
    c.accept(visitor);
    c.accept(AreaVisitor());
    Vec2 v(1, 2), w = v * 2, u = 2 * v;
    if (v == w) return 1;
    const Vec2 f(1, 1);
    f.x = 3;
    Vec2 g = f * 2;
    double len = v;
    double len2 = (double)v;
    Color color = 1;
    Color next = Red + 1;
    int number = Green;
    Shade shade = Blue;
    settings.widht = 3;
    settings.title[0] = 'x';
    char buffer[4] = "shapes";
    int sizes[] = {1, 2, 3.5};
    int &size = 3;
    int *pointer = sizes[0];
    int **twice = &sizes;
    delete sizes[0];
    Shape *broken = new Shape("x");
    if (typeid(*broken) == Circle) return 2;
    Circle *cast = dynamic_cast<Circle>(broken);
    Circle *direct = broken;
    void *any = &c;
    Circle *back = any;
    goto end
    return scene;
}
