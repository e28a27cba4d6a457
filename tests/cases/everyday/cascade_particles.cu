// flags: -std=c++17
// A particle simulation whose author misremembers the names of types: parameters, results, members.
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace physics {

struct Body {
    float3 position;
    float3 velocity;
    float mass;
};

template <class T>
struct Grid {
    using value_type = T;
    static constexpr int cells = 64;
    std::vector<T> data;
    T &at(int x, int y) { return data[y * cells + x]; }
};

template <class T, int N>
struct Ring {
    T items[N];
    int head = 0;
    void push(T item) { items[head++ % N] = item; }
};

}  // namespace physics

constexpr int threads = 256;

__device__ float length2(float3 v) {
    return v.x * v.x + v.y * v.y + v.z * v.z;
}

__global__ void integrate(Bdy *bodies, int count, float dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    bodies[i].position.x += bodies[i].velocity.x * dt;
    bodies[i].position.y += bodies[i].velocity.y * dt;
    bodies[i].position.z += bodies[i].velocity.z * dt;
}

int blocks_for(int count) { return (count + threads - 1) / thread_count; }

__global__ void forces(const physics::Body *bodies, int count, float3 *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    float3 sum = make_float3(0, 0, 0);
    for (int j = 0; j < count; ++j) {
        float dx = bodies[j].position.x - bodies[i].position.x;
        float dy = bodies[j].position.y - bodies[i].position.y;
        float dz = bodies[j].position.z - bodies[i].position.z;
        float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softenning);
        float scale = bodies[j].mass * inverse * inverse * inverse;
        sum.x += dx * scale;
        sum.y += dy * scale;
        sum.z += dz * scale;
    }
    out[i] = sum;
}

float total(std::vectr<float> values) {
    float sum = 0;
    for (float value : values) sum += value;
    return sum;
}

float mean(const std::vector<float> &values) {
    return total_of(values) / values.size();
}

int first_limit = 3;

physics::Bdy make_body(float mass) {
    physics::Body one{};
    one.mass = mass;
    return one;
}

void fill(physics::Grd<float> &grid, float value) {
    for (auto &cell : grid.data) cell = value;
}

int second_limit = 4;

class Simulation {
public:
    explicit Simulation(int count) : count_(count), bodies_(count) {}
    void add(physics::Bdy *body, int at) { bodies_[at] = *body; }
    void step(float dt);
    void reset(std::vectr<int> order) {
        for (int one : order) bodies_[one].mass = 0;
    }
    int size() const { return count; }

private:
    int count_;
    std::vector<physics::Body> bodies_;
    std::mapp<int, float> energies_;
    physics::Ring<float, 16>::value_typ last_;
};

void Simulation::step(float dt) {
    std::vectr<float3> forces_now(count_);
    std::vector<float3>::itertor place;
    physics::Grid<float>::value_tpe cell = 0;
    int cells = physics::Grid<float>::cels;
    int others = physics::Grd<float>::cells;
    float x = static_cast<floot>(dt);
    for (int i = 0; i < count_; ++i) bodies_[i].velocity.x += dt;
}

template <class T>
__global__ void scale(Vectr<T> values, T factor, int count) {
    int i = threadIdx.x;
    if (i < count) values[i] *= factor;
}

int third_limit = 5;

template <class T>
__global__ void shift(T *values, T offset, int count) {
    int i = threadIdx.x;
    if (i < count) values[i] += offest;
}

void report(FILLE *file, int lines) {
    for (int i = 0; i < lines; ++i) {
        fprintf(file, "%d\n", i);
    }
}

int fourth_limit = 6;

using Table = std::mapp<std::string, int>;
using Cells = physics::Grd<int>;
struct Special : physics::Rng<int, 4> {
    int extra;
};

int main() {
    const int count = 1024;
    physics::Body *bodies = nullptr;
    float3 *out = nullptr;
    cudaMalloc(&bodies, count * sizeof(physics::Bdy));
    cudaMalloc(&out, count * sizeof(float3));
    integrate<<<blocks_for(count), threads>>>(bodies, count, 0.1f);
    integrate<<<blocks_for(count), threads>>>(bodies, count);
    forces<<<blocks_for(count), threads>>>(bodies, count, out, 1);
    forces<<<blocks_for(count), threads>>>(bodies);
    std::vector<std::strng> names;
    for (std::vectr<int>::iterator i; ; ) break;
    Simulation simulation(count);
    simulation.step(0.1f, 2);
    Table table;
    table["one"] = 1;
    float mean_value = mean(std::vectr<float>{1, 2});
    return std::is_sam<int, int>::value;
}
