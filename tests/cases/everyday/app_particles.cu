// A particle simulation with classes and managed memory, before its review.
// flags: -std=c++17
#include <cmath>
#include <cstdio>
#include <new>
#include <vector>
#include <random>

struct Vec3 {
    float x, y, z;
    __host__ __device__ Vec3() : x(0), y(0), z(0) {}
    __host__ __device__ Vec3(float x, float y, float z) : x(x), y(y), z(z) {}
    __host__ __device__ Vec3 operator+(const Vec3 &o) const { return Vec3(x + o.x, y + o.y, z + o.z); }
    __host__ __device__ Vec3 operator-(const Vec3 &o) { return Vec3(x - o.x, y - o.y, z - o.z); }
    __host__ __device__ float dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
    float length() const { return std::sqrt(dot(*this)); }
};

class Managed {
public:
    void *operator new(size_t size)
    {
        void *p;
        cudaMallocManaged(&p, size);
        return p;
    }
    void operator delete(void *p) { cudaFree(p); }
};

struct Particle : Managed {
    Vec3 position;
    Vec3 velocity;
    float mass = 1;
    const int id = 0;
};

__managed__ int collisions = 0;
__managed__ float energy;
__device__ Vec3 gravity;

// 1. managed with other memory spaces
__managed__ __constant__ float timeStep = 0.1f;

// 2. a device variable that needs a constructor
struct World {
    int n;
    World(int n) : n(n) {}
    ~World() {}
};
__device__ World world(3);

// 3. operators that are missing
__device__ Vec3 force(const Particle &a, const Particle &b)
{
    Vec3 d = a.position - b.position;
    float r = d.length();
    return d * (1.0f / (r * r * r));
}

// 4. assignment to const members
__device__ void reset(Particle &p)
{
    p.id = 3;
    p.position = 0.0f;
    p.velocity = {1, 2, 3, 4};
    p.mass = p.velocity;
    p.charge = 1;
}

// 5. dot on a pointer, arrow on an object
__global__ void move(Particle *particles, float dt, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Particle *p = &particles[i];
    p.position.x += p->velocity.x * dt;
    particles[i]->position.y += dt;
    p->position->z += dt;
    Particle q = p;
}

// 6. a virtual function of the wrong kind
class Force {
public:
    __device__ virtual Vec3 at(const Vec3 &p) const = 0;
    virtual __host__ __device__ float scale() const { return 1; }
};
class Spring : public Force {
public:
    virtual Vec3 at(const Vec3 &p) const override { return p; }
    __device__ float scale() const override { return 2; }
};
class Drag final : public Force {
public:
    __device__ Vec3 at(Vec3 &p) const override { return p; }
    void stop() final {}
};
class StrongDrag : public Drag {};

// 7. result missing or superfluous
__device__ void kick(Particle &p)
{
    p.mass *= 2;
    return p.mass;
}
__device__ float kinetic(const Particle &p)
{
    if (p.mass > 0)
        return;
}

// 8. class without a semicolon
class Grid {
    int cells;
public:
    __host__ __device__ int count() { return cells; }
}

__global__ void build(Grid *g, int n)
{
    g->cells = n;
    const Grid &c = *g;
    int k = c.count();
}

// 9. constructor initialisers
class Simulation {
public:
    Simulation(int n) : n_(n), step_(0), buffer_(nullptr), time(0) {}
    Simulation(int n, float dt) : n_(n), n_(dt) {}
    ~Simulation(int n);
    int Simulation() const;
    void run(int steps = 10, float dt);
    void run(int steps);
    int run(int steps);
private:
    int n_;
    int step_;
    Particle *buffer_;
    Particle &first_;
};

// 10. definitions that were never declared
void Simulation::pause() {}
void Simulation::run(int steps) const {}
int Simulator::size() { return 0; }

// 11. private things
void peek(Simulation &s)
{
    s.n_ = 3;
    s.buffer_[0].mass = 2;
    Simulation t;
    Simulation u(s, 3);
    s.run("ten");
    s.stop();
    Simulation::run(3);
}

// 12. declared twice
__device__ int cellOf(const Vec3 &p)
{
    int x = p.x;
    float x = p.y;
    int p = 3;
    return x;
}
__device__ int cellOf(const Vec3 &q) { return 0; }
__host__ __device__ float cellOf(const Vec3 &q);

// 13. break and continue
__device__ void walk(int n)
{
    if (n > 3)
        break;
    for (int i = 0; i < n; ++i) {
        continue
    }
    goto done;
    case 3:
        n++;
}

// 14. a closing brace too few in an initialiser
struct Table { int a[3]; int b; };
Table table = {{1, 2, 3, 4};
Table second = {{1, 2, 3}, 4, 5};
Table third = {.b = 3, .a = {1}};
Table fourth = {.c = 1};

// 15. lambdas
void lambdas(int n)
{
    float dt = 0.1f;
    auto step = [](float v) { return v * dt; };
    auto grow = [dt](float v) { dt += v; return dt; };
    auto twice = [=, =](int k) { return 2 * k; };
    auto bad = [&missing] { return 1; };
    step();
    grow(1, 2);
    int k = step;
    std::vector<Particle> all(n);
    for (auto &p : n)
        p.mass = 2;
    for (Particle *p : all)
        p->mass = 1;
    all.emplace(3);
    all.add(Particle());
    std::mt19937 engine;
    std::uniform_real_distribution<float> d(0, 1);
    float v = d;
}

// 16. launches of the simulation
int simulate(int argc, char *argv[])
{
    Particle *all = new Particle[10];
    int n = argv[1];
    move<<<1, 32>>>(all, n);
    move<<<1, 32>>>(*all, 0.1f, n);
    move<<1, 32>>>(all, 0.1f, n);
    build<<<1, 32>>>(new Grid, n, 3);
    walk<<<1, 1>>>(3);
    energy = gravity.x;
    collisions = "none";
    int steps = 3.5f, *q = steps;
    unsigned u = nullptr;
    cudaDeviceSynchronize;
    return "done";
}
