// flags: -std=c++17
// Constructors that are not there, deleted, explicit or wrong; abstract classes; overriding.
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
    virtual void draw(int depth) const;
    virtual int corners() const final { return 0; }
};

void Shape::draw(int) const {}

struct Square : Shape {
    explicit Square(double side) : side(side) {}
    double area() const override { return side * side; }
    double side;
};

class Buffer {
public:
    explicit Buffer(std::size_t size) : size_(size), data_(new float[size]) {}
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;
    ~Buffer() { delete[] data_; }
    std::size_t size() const { return size_; }

private:
    std::size_t size_;
    float *data_;
};

class Singleton {
public:
    static Singleton &instance();

private:
    Singleton() = default;
    ~Singleton() = default;
};

struct Point {
    Point(int x, int y) : x(x), y(y) {}
    int x, y;
};

struct Reference {
    int &target;
};

struct Final final {
    int value;
};

// No constructor takes this.
Point origin;

Point from_one(3);

void too_many() { Point p(1, 2, 3); (void)p.x; }

void wrong_type() { Point p("1", 2); (void)p.x; }

void array_of_points() { Point points[4]; (void)points; }

Point returned() { return 5; }

// Explicit ones do not convert.
void explicit_copy() { Buffer b = 100; (void)b.size(); }

void takes_square(Square s);
void explicit_argument() { takes_square(2.0); }

// Deleted ones.
void deleted_copy(Buffer &b) { Buffer other = b; (void)other.size(); }

void deleted_assignment(Buffer &a, Buffer &b) { a = b; }

void takes_buffer(Buffer b);
void deleted_by_value(Buffer &b) { takes_buffer(b); }

// Private ones.
void private_constructor() { Singleton s; }

void private_new() { auto *s = new Singleton(); (void)s; }

// Abstract classes have no objects.
void abstract_object() { Shape s; s.draw(1); }

Shape *abstract_new() { return new Shape; }

void abstract_parameter(Shape s);

struct Circle : Shape {
    double radius = 1.0;
    double area() { return 3.14 * radius * radius; }
};

void still_abstract() { Circle c; c.draw(0); }

// Overriding.
struct Triangle : Shape {
    double area() override { return 0.5; }
    void draw(float depth) const override;
    int corners() const { return 3; }
    void rotate(double) override;
};

struct WrongResult : Shape {
    int area() const override { return 1; }
};

struct FromFinal : Final {
    int more;
};

// Initialisers of members.
class Window {
public:
    Window() : widht_(100), height_(50) {}
    Window(int w) : width_(w), width_(w), height_(w) {}
    Window(const char *name) : name_(name), origin_() {}
    Window(double) : Point(1, 2), origin_(1, 2) {}

private:
    int width_ = 0, height_ = 0;
    std::string name_;
    Point origin_{0, 0};
};

struct Holder {
    Holder() {}
    Point where;
    const int limit;
};

struct Derived : Point {
    Derived() : z(0) {}
    int z;
};

void uninitialised_reference() { Reference r; (void)r; }

void uninitialised_constant() { const int limit; (void)limit; }

std::vector<Point> sized(3);
