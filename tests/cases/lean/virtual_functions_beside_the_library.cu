// flags: -std=c++17 -rdc=true
// A table of virtual functions of the device in a class with members of the library; an exception of one's own.
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
    const char *what() const noexcept override { return "failure"; }
};
struct Shape {
    __host__ __device__ virtual float area() const = 0;
    __host__ __device__ virtual ~Shape() {}
};
struct Square : Shape {
    float side;
    __host__ __device__ Square(float s) : side(s) {}
    __host__ __device__ float area() const override { return side * side; }
};
struct Holder { std::vector<std::unique_ptr<Shape>> shapes; std::string name; virtual ~Holder() = default; };
__device__ float area(const Shape &s) { return s.area(); }
__global__ void k(float *p) { Square s(*p); *p = area(s); }
int main() try {
    Holder h;
    h.shapes.push_back(std::make_unique<Square>(2));
    k<<<1, 1>>>(nullptr);
    throw Failure("no");
} catch (const std::exception &e) {
    return e.what()[0];
}
