// flags: -std=c++20
// A simulation with callbacks, time and files.
#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <concepts>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct Body {
    float3 position;
    float3 velocity;
    float mass;
};

template <typename T>
concept Force = requires(T f, float d) {
    { f(d) } -> std::same_as<float>;
};

class Simulation {
public:
    enum class Method { euler, verlet };

    explicit Simulation(std::size_t count, Method method = Method::euler) : bodies_(count), method_(method) {}
    Simulation(const Simulation &) = delete;
    virtual ~Simulation() = default;

    virtual void step(float dt) = 0;
    std::span<Body> bodies() { return bodies_; }
    std::span<const Body> bodies() const { return bodies_; }
    void on_step(std::function<void(int, float)> f) { callbacks_.push_back(std::move(f)); }
    template <Force F> void set_force(F f);
    std::optional<Body> find(std::string_view name) const;

protected:
    std::vector<Body> bodies_;
    std::vector<std::function<void(int, float)>> callbacks_;
    std::map<std::string, std::size_t> names_;

private:
    Method method_;
};

class Direct : public Simulation {
public:
    using Simulation::Simulation;
    void step(float dt) override;
    void setp(float dt) override;
};

class Tree final : public Simulation {
public:
    Tree() {}
    void step(double dt) override;
};

__device__ float3 operator-(float3 a, float3 b) { return make_float3(a.x - b.x, a.y - b.y, a.z - b.z); }

__global__ void advance(Body *bodies, int n, float dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        bodies[i].position += bodies[i].velocity * dt;
        bodies[i].mass = bodies[i].velocity;
    }
}

__global__ void energy(const Body *bodies, float *sum)
{
    float e = 0.5f * bodies[threadIdx.x].mass * length(bodies[threadIdx.x].velocity);
    atomicAdd(sum, e);
    bodies[threadIdx.x].mass = e;
}

void Direct::step(float dt)
{
    advance<<<1, bodies_.size()>>>(bodies_.data(), bodies_.size(), "dt");
    for (auto &[name, index, extra] : names_)
        std::cout << name;
}

void make() { Simulation s(10); }

void made() { Direct d; }

void made_with_method() { Direct d(10, Simulation::Method::leapfrog); }

void method() { Direct d(10, 1); }

void copied(Direct &d) { Direct e = d; }

void tree() { std::unique_ptr<Simulation> s = std::make_unique<Tree>(); }

void callback(Direct &d) { d.on_step([](int i) { std::cout << i; }); }

void callback_text(Direct &d) { d.on_step("print"); }

void force(Direct &d) { d.set_force([](float r) { return "x"; }); }

void no_force(Direct &d) { d.set_force(3.0f); }

float mass(const Simulation &s) { return s.find("sun").mass; }

float mass_of(const Simulation &s) { return s.find("sun")->weight; }

Body found(const Simulation &s) { return s.find("sun"); }

void changed(const Simulation &s) { s.bodies()[0].mass = 1; }

float total(const Simulation &s)
{
    return std::accumulate(s.bodies().begin(), s.bodies().end(), 0.0f, [](float sum, Body b) { return sum + b.position; });
}

void sorted(Simulation &s) { std::ranges::sort(s.bodies(), [](const Body &a, const Body &b) { return a.mass < b.id; }); }

void elapsed()
{
    auto start = std::chrono::steady_clock::now();
    double seconds = std::chrono::steady_clock::now() - start;
    std::chrono::milliseconds ms = std::chrono::steady_clock::now() - start;
}

void random(Simulation &s)
{
    std::random_device device;
    std::mt19937 engine = device;
    std::normal_distribution<float> normal(0, 1);
    for (Body &b : s.bodies())
        b.position = normal(engine);
}

std::string summary(const Simulation &s)
{
    std::ostringstream out;
    out << s.bodies().size() << s.bodies()[0].position << std::endl;
    return out;
}

int main(int argc, char *argv[])
{
    std::string_view name = argv[1];
    std::string path = name;
    std::vector<std::string> names(argv, argc);
    std::unique_ptr<Simulation> s(new Direct(std::stoi(argv)));
    s.step(0.1f);
    s->step();
    s->method_ = Simulation::Method::verlet;
    std::variant<int, float> v = "x";
    if (auto body = s->find("earth"); body.has_value)
        return body;
    switch (name) { default: break; }
    return s;
}
