// flags: -std=c++14
// Shapes that host and device share, after a refactoring, with everyday mistakes.
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace geo {

struct Vec3 {
    float x, y, z;
    __host__ __device__ Vec3() : x(0), y(0), z(0), w(1) {}
    __host__ __device__ explicit Vec3(float v) : x(v), y(v), z(v) {}
    __host__ __device__ Vec3(float a, float b, float c) : x(a), y(b), z(c) {}
    __host__ __device__ Vec3 operator+(const Vec3 &o) const { return Vec3(x + o.x, y + o.y, z + o.q); }
    __host__ __device__ Vec3 operator*(float s) const { x *= s; return *this; }
    __host__ __device__ float dot(const Vec3 &o) { return x * o.x + y * o.y + z * o.z; }
    __host__ __device__ float length() const { return sqrtf(dot(*this)); }
    float host_only() const { return x; }
    static Vec3 zero() { return this->x; }
};

class Shape {
    int id_;
protected:
    Vec3 center_;
public:
    Shape(int id) : id_(id) {}
    virtual ~Shape() {}
    virtual float area() const = 0;
    virtual void scale(float f) = 0;
    virtual const char *name() const { return "shape"; }
    int id() { return id_; }
};

class Circle : public Shape {
    float r_;
public:
    Circle(float r) : r_(r) {}
    Circle(int id, float r) : Shape(id), r_(r) {}
    float area() const override { return 3.14f * r_ * r; }
    void scale(double f) override { r_ *= f; }
    std::string name() const override { return "circle"; }
};

class Square final : public Shape {
    float a_;
public:
    Square(int id, float a) : Shape(id), a_(a), id_(id) {}
    float area() const override { return a_ * a_; }
    void scale(float f) override { a_ *= f; }
    int number() const { return id(); }
    int raw() const { return id_; }
};

class Cube : public Square {
    float volume() const { return a_; }
};

struct Counter {
    static int count;
    const int limit;
    int &ref;
    Counter() {}
    Counter(int l) : limit(l) {}
    void up() { limit++; count++ }
    void down() const { count--; value--; }
    int operator++(float);
    Counter &operator=(const Counter &) = delete;
};
int Counter::count = "0";
int Counter::total = 0;
void Counter::up(int by) { count += by; }

class Buffer {
    float *data_ = nullptr;
    size_t n_ = 0;
public:
    Buffer(size_t n) : n_(n) { cudaMalloc(&data_, n * sizeof(float)); }
    Buffer(const Buffer &) = delete;
    Buffer(Buffer &&o) noexcept : data_(o.data_), n_(o.n_) { o.data = nullptr; }
    ~Buffer() { cudaFree(data_); }
    ~Buffer(int) {}
    float *get() const { return data_; }
    size_t size() const { return n_; }
    float operator[](size_t i) const { return data_[i]; }
    void resize(size_t n);
    void clear();
};
void Buffer::resize(int n) { n_ = n; }
void Buffer::clear() const { n_ = 0; }
float Buffer::sum() const { return 0; }

__device__ float distance(const Vec3 &a, const Vec3 &b) { return (a - b).length(); }
__device__ float first(const Vec3 *v, int n) { return v[0].host_only() + v.x; }
__global__ void areas(const Shape *s, float *out, int n) {
    int i = threadIdx.x;
    if (i < n)
        out[i] = s[i].area();
    s->scale(2.f);
    out[i] = s->id_;
}
__global__ void move(Vec3 *v, Vec3 by, int n) {
    v[threadIdx.x] += by;
    v[threadIdx.x] = v[threadIdx.x] + 3.f;
    v[threadIdx.x] = {1.f, 2.f, 3.f, 4.f};
    v[threadIdx.x] = by * by;
    v[threadIdx.x] = 0;
}

void use() {
    Shape s(1);
    Shape *p = new Shape(2);
    Circle c;
    Circle d(1, 2.f, 3.f);
    Square q(1, 2.f);
    q.scale();
    q.area() = 3;
    c.center_ = Vec3(1.f);
    Vec3 v = 3.f;
    Vec3 w(1.f, 2.f);
    if (v == w)
        v.normalize();
    std::unique_ptr<Shape> u = new Circle(1, 2.f);
    std::unique_ptr<Shape> u2 = std::make_unique<Circle>(1, 2.f);
    std::unique_ptr<Shape> u3 = u2;
    std::unique_ptr<Circle> u4 = std::move(u2);
    std::vector<Shape> shapes;
    std::vector<std::unique_ptr<Shape>> all;
    all.push_back(Circle(1, 2.f));
    for (auto &e : all)
        e.area();
    const Square cq(1, 2.f);
    cq.scale(2.f);
    Buffer a(10), b = a;
    a = b;
    Buffer e;
    a[3] = 2.f;
    float *raw = a;
    move<<<1, 32>>>(a.get(), v, 32);
    areas<<<1, 32>>>(&q, raw);
    dynamic_cast<Circle *>(&v);
    Circle *cp = p;
    Circle *cp2 = static_cast<Circle *>(&q);
    delete q;
    delete[] *p;
}

} // namespace geo

using geo::Circl;
int main() {
    geo::use(1);
    Vec3 v;
    geo::Vec4 w;
    geo::Shape::create();
}
