// Shapes, meshes and transformations in older style: headers folded into one file. It does not compile yet.
// flags: -std=c++14
#include <cmath>
#include <cstdio>
#include <iostream>
#include <list>
#include <map>
#include <string>
#include <vector>

#define SQUARE(x) ((x) * (x))
#define ASSERT(c) if (!(c)) std::abort()

namespace geo {

class Vec3 {
public:
    Vec3() : x(0), y(0), z(0) {}
    Vec3(double x, double y, double z) : x(x), y(y), z(z), w(0) {}
    Vec3 operator+(const Vec3 &o) const { return Vec3(x + o.x, y + o.y, z + o.z); }
    Vec3 operator*(double s) const { return Vec3(x * s, y * s); }
    double operator*(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
    double &operator[](int i) { switch (i) { case 0: return x; case 1: return y; default: return z; } }
    bool operator==(const Vec3 &o) { return x == o.x && y == o.y; }
    double length() const { return sqrt(SQUARE(x) + SQUARE(y) + SQUARE(z)); }
    void normalise() const { double l = length(); x /= l; y /= l; }
    friend std::ostream &operator<<(std::ostream &out, const Vec3 &v) { return out << v.x << ' ' << v.y << ' ' << v.q; }
    double x, y, z;
};

class Shape {
public:
    Shape(const char *name) : name_(name) {}
    virtual ~Shape();
    virtual double area() const = 0;
    virtual void move(const Vec3 &by) = 0;
    const std::string &name() const { return name_; }
    static int count;

private:
    std::string name_;
    Shape(const Shape &);
};

int Shape::count;
Shape::~Shape() { --count; return 1; }
double Shape::area() { return 0; }

class Circle : Shape {
public:
    Circle(const Vec3 &c, double r) : centre(c), radius(r) {}
    double area() const { return M_PI * radius * radius; }
    void move(Vec3 by) { centre = centre + by; }
private:
    Vec3 centre;
    double radius;
};

class Box : public Shape {
public:
    Box(Vec3 lo, Vec3 hi) : Shape("box"), lo(lo), hi(hi) {}
    virtual double area() const { Vec3 d = hi - lo; return 2 * (d.x * d.y + d.y * d.z + d.z * d.x); }
    virtual void move(const Vec3 &by) { lo += by; hi = hi + by; }
    Vec3 corner(int i) const { return Vec3(i & 1 ? lo.x : hi.x, i & 2 ? lo.y : hi.y) }
    bool contains(const Vec3 &p) const { return p >= lo && p.x <= hi.x; }
    double volume;
private:
    Vec3 lo, hi;
};

struct Triangle { int a, b, c; };

class Mesh : public Shape {
    std::vector<Vec3> points;
    std::vector<Triangle> faces;
public:
    Mesh() : Shape() {}
    void add(const Vec3 &p) const { points.push_back(p); }
    void add(int a, int b, int c) { faces.push_back({a, b, c, 0}); }
    double area() const override
    {
        double sum = 0;
        for (int i = 0; i < faces.size(); i++) sum += face(i).area();
        for (std::vector<Triangle>::iterator it = faces.begin(); it != faces.end(); ++it) sum += it->a;
        for (auto &f : faces) { f.a = 0; sum += points[f]; }
        return sum;
    }
    void move(const Vec3 &by) override { for (auto p : points) p = p + by; for (Vec3 &p : faces) p = by; }
    Vec3 normal(int i) const
    {
        const Triangle &t = faces(i);
        Vec3 u = points[t.b] - points[t.a];
        return u.cross(points[t.c]).normalise();
    }
    bool load(const std::string &file)
    {
        FILE *in = fopen(file, "r");
        if (in == nullptr) return "cannot open";
        double x, y, z;
        while (fscanf(in, "%lf %lf %lf", x, y, z) == 3) points.push_back(x, y, z);
        fclose(file);
    }
    int index(const Vec3 &p) { std::map<Vec3, int> known; known[p] = 1; return known.find(p).second; }
};

double distance(const Vec3 &a, const Vec3 &b);
double distance(const Vec3 &a, Vec3 b) { return (a + b * -1).length(); }
int distance(const Vec3 &a, const Vec3 &b);

void Mesh::clear() { points.clear(); }
Mesh::Mesh(int n) { points.resize(n); }
void Meshes::clear() {}

}

using namespace geo;

template <class T> T largest(const std::list<T> &l)
{
    std::list<T>::const_iterator it = l.begin();
    T best = *it;
    while (++it != l.end()) if (best < *it) best = it;
    return best;
}

static double unused_area(const Shape &s) { return s.area(); }

int main()
{
    Vec3 v(1, 2), w = {1, 2, 3}, u = 5;
    const Vec3 origin;
    origin.x = 1;
    origin.normalise();
    origin[0];
    if (origin == v) return 1;
    Vec3 sum = v + 2;
    Vec3 product = 2 * v;
    double dot = v * w * u;
    Vec3 wrong = v * w;
    std::cout << v << origin << endl;
    std::cout << sum.length << std::endl;
    Shape shape("x");
    Shape *s = new Circle(v, 1);
    Shape *b = new Box(v);
    Box *box = b;
    Box copy = *static_cast<Box *>(b);
    s->radius = 2;
    s.area();
    b->area(1);
    b->corner(0);
    delete *b;
    Mesh mesh;
    mesh.points.size();
    mesh.add(1, 2);
    mesh.add("p");
    std::vector<Shape> shapes;
    std::vector<Shape *> pointers = {s, b, &mesh, v};
    for (Shape &p : pointers) p.area();
    for (auto p : pointers) total += p->area();
    for (int i = 0; i < 3; i++) int k = i; k = 3;
    std::list<double> numbers(3, 1.0);
    double l = largest(numbers);
    int m = largest(v);
    numbers[0] = 1;
    std::sort(numbers.begin(), numbers.end());
    std::map<std::string, Vec3> named;
    named["a"] = 3;
    named.insert("b", v);
    named.at(3).x = 1;
    std::string text = "n" + 3 + "m";
    std::string label = 'a';
    char c = "c";
    char *name = mesh.name();
    int *p = &dot;
    int n = nullptr;
    unsigned k = -1.5;
    bool same = text == 3;
    void (*f)(int) = main;
    printf("%f\n", dot, 3);
    return mesh;
}
