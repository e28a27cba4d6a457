// flags: -std=c++17 --extended-lambda
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

struct Vec {
    float x, y, z;
};

__host__ __device__ inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
__host__ __device__ inline Vec operator*(float s, Vec v) { return {s * v.x, s * v.y, s * v.z}; }
__host__ __device__ inline float dot(const Vec &a, const Vec &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

class Timer {
public:
    using Clock = std::chrono::steady_clock;
    Timer() : start_(Clock::now()) {}
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

private:
    Clock::time_point start_;
};

struct Particle {
    Vec position;
    Vec velocity;
    float mass = 1.0f;
    __host__ __device__ float energy() const { return 0.5f * mass * dot(velocity, velocity); }
};

template <class F>
__global__ void for_each(Particle *particles, int count, F function) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        function(particles[i]);
}

class Simulation {
public:
    struct Options {
        int count = 1024;
        float step = 0.01f;
        bool verbose = false;
        std::string name = "run";
    };

    explicit Simulation(const Options &options) : options_(options), particles_(nullptr) {
        if (cudaMallocManaged(&particles_, options_.count * sizeof(Particle)) != cudaSuccess)
            particles_ = nullptr;
    }
    ~Simulation() { cudaFree(particles_); }

    void fill(unsigned seed) {
        std::mt19937 engine(seed);
        std::uniform_real_distribution<float> spread(-1.0f, 1.0f);
        for (int i = 0; i < options_.count; ++i) {
            Particle &p = particles_[i];
            p.position = {spread(engine), spread(engine), spread(engine)};
            p.velocity = Vec{0.0f, 0.0f, 0.0f};
            p.mass = std::fabs(spread(engine)) + 0.1f;
        }
    }

    void step() {
        const float dt = options_.step;
        const Vec gravity{0.0f, -9.81f, 0.0f};
        auto move = [=] __host__ __device__(Particle &p) {
            p.velocity = p.velocity + dt * gravity;
            p.position = p.position + dt * p.velocity;
        };
        for_each<<<(options_.count + 127) / 128, 128>>>(particles_, options_.count, move);
        for_each<<<1, 1>>>(particles_, 1, [dt] __device__(Particle &p) { p.mass += dt; });
        ++steps_;
    }

    double energy() const {
        cudaDeviceSynchronize();
        double sum = 0;
        for (int i = 0; i < options_.count; ++i)
            sum += particles_[i].energy();
        return sum;
    }

    int steps() const noexcept { return steps_; }
    friend bool operator<(const Simulation &a, const Simulation &b) { return a.steps_ < b.steps_; }

private:
    Options options_;
    Particle *particles_;
    int steps_ = 0;
};

int main() {
    Simulation::Options options;
    options.verbose = true;
    auto first = std::make_unique<Simulation>(options);
    Simulation second{Simulation::Options{}};
    first->fill(42u);
    second.fill(7u);
    Timer timer;
    std::vector<std::thread> workers;
    workers.emplace_back([&first] {
        for (int i = 0; i < 10; ++i)
            first->step();
    });
    second.step();
    for (auto &worker : workers)
        worker.join();
    if (second < *first && options.verbose)
        std::printf("%s: %g %g in %.2f s\n", options.name.c_str(), first->energy(), second.energy(), timer.seconds());
    return first->steps() == 10 ? 0 : 1;
}
