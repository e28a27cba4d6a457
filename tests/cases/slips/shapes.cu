// flags: -std=c++17
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

class Shape {
public:
    explicit Shape(std::string name) : name_(std::move(name)) {}
    virtual ~Shape() = default;
    virtual double area() const = 0;
    virtual void scale(double factor) = 0;
    const std::string &name() const { return name_; }

protected:
    std::string name_;
};

class Circle final : public Shape {
public:
    Circle(std::string name, double radius) : Shape(std::move(name)), radius_(radius) {}
    double area() const override { return 3.14159 * radius_ * radius_; }
    void scale(double factor) override { radius_ *= factor; }

private:
    double radius_;
};

class Square : public Shape {
public:
    Square(std::string name, double side) : Shape(std::move(name)), side_(side) {}
    double area() const override { return side_ * side_; }
    void scale(double factor) override { side_ *= factor; }
    double side() const { return side_; }

private:
    double side_;
};

class Registry {
public:
    using Maker = std::function<std::unique_ptr<Shape>(double)>;

    void add(const std::string &kind, Maker maker) { makers_[kind] = std::move(maker); }

    std::unique_ptr<Shape> make(const std::string &kind, double size) const {
        auto found = makers_.find(kind);
        if (found == makers_.end())
            return nullptr;
        return found->second(size);
    }

    std::optional<std::size_t> index(const std::string &kind) const {
        std::size_t at = 0;
        for (const auto &[key, maker] : makers_) {
            if (key == kind)
                return at;
            ++at;
        }
        return std::nullopt;
    }

private:
    std::map<std::string, Maker> makers_;
};

static double total(const std::vector<std::unique_ptr<Shape>> &shapes) {
    return std::accumulate(shapes.begin(), shapes.end(), 0.0,
                           [](double sum, const std::unique_ptr<Shape> &shape) { return sum + shape->area(); });
}

__global__ void areas(const double *sides, double *result, int count) {
    int index = threadIdx.x + blockIdx.x * blockDim.x;
    if (index < count)
        result[index] = sides[index] * sides[index];
}

int main() {
    Registry registry;
    registry.add("circle", [](double size) { return std::make_unique<Circle>("c", size); });
    registry.add("square", [](double size) { return std::make_unique<Square>("s", size); });
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int i = 1; i <= 4; ++i) {
        shapes.push_back(registry.make(i % 2 ? "circle" : "square", i));
    }
    for (auto &shape : shapes)
        shape->scale(2.0);
    std::sort(shapes.begin(), shapes.end(), [](const auto &a, const auto &b) { return a->area() < b->area(); });
    double *sides = nullptr, *result = nullptr;
    cudaMallocManaged(&sides, shapes.size() * sizeof(double));
    cudaMallocManaged(&result, shapes.size() * sizeof(double));
    int count = 0;
    for (const auto &shape : shapes) {
        if (const auto *square = dynamic_cast<const Square *>(shape.get()))
            sides[count++] = square->side();
    }
    areas<<<1, 32>>>(sides, result, count);
    cudaDeviceSynchronize();
    std::cout << total(shapes) << ' ' << result[0] << ' ' << registry.index("square").value_or(7) << '\n';
    cudaFree(sides);
    cudaFree(result);
    return 0;
}
