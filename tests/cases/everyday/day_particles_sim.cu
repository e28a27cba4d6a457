// flags: -std=c++17
// A particle simulation with files, random numbers and clocks.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <random>
#include <chrono>
#include <fstream>
#include <sstream>
#include <string>

struct Vec3 {
    float x, y, z;
    __host__ __device__ Vec3 operator+(const Vec3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    __host__ __device__ Vec3 operator*(float f) const { return {x * f, y * f, z * f}; }
    __device__ float length() const { return sqrtf(x * x + y * y + z * z); }
    float hostNorm() const { return x + y + z; }
};

struct Particle {
    Vec3 pos, vel;
    float mass;
    int id;
};

class System {
public:
    System(int n) : n_(n), host_(n) { cudaMalloc(&dev_, n * sizeof(Particle)); }
    ~System() { cudaFree(dev_); }
    void upload() { cudaMemcpy(dev_, host_, n_ * sizeof(Particle), cudaMemcpyHostToDevice); }
    void download() const { cudaMemcpy(host_.data(), dev_, n_ * sizeof(Particle), cudaMemcpyDeviceToHost); }
    void step(float dt);
    int size() { return n_; }
    Particle *device() const { return dev_; }
    std::vector<Particle> &host() { return host_; }
private:
    int n_;
    std::vector<Particle> host_;
    Particle *dev_ = nullptr;
};

__device__ Vec3 gravity(const Particle &a, const Particle &b)
{
    Vec3 d = b.pos - a.pos;
    float r = d.length();
    Vec3 f = d * (a.mass * b.mass / (r * r * r));
    f += d;
    Vec3 g = 2.0f * d;
    return r;
}

__global__ void integrate(Particle *ps, int n, float dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Particle p = ps[i];
    Particle *q = ps[i];
    p->vel = p.vel * dt;
    p.vel.w = 3;
    p.acc = Vec3{0, 0, 0};
    q.mass = 3;
    Vec3 f = gravity(p);
    Vec3 f2 = gravity(ps, ps);
    Vec3 f3 = gravity(p, ps[0], 3);
    p.pos = p.pos + p.vel * p.pos;
    p.pos.hostNorm();
    p.mass = f;
    float dist = length(p.pos);
    float3 f3v = p.pos;
    ps[i] = &p;
    ps[p] = p;
    std::mt19937 rng;
    rand();
    std::string s = "abc";
    printf("%f\n", s);
    float m = max(p.mass, 3);
    float mm = std::max(p.mass, 3);
    float mx = fmaxf(p.mass);
    float rs = rsqrtf(p);
    int j = p.mass % 3;
    int sh = p.mass << 2;
    p.id = p.mass & 1;
    p = 0;
    const int k = 3;
    k = 4;
    k++;
    n.x = 3;
    __shared__ Particle cache[256];
    cache[threadIdx.x] = p.pos;
    __shared__ System sys;
}

void System::step(double dt)
{
    integrate<<<n_ / 256, 256>>>(dev_, n_, dt);
}

void System::reset()
{
    n_ = 0;
}

void System::step(float dt)
{
    integrate<<<n_ / 256, 256>>>(host_, n_, dt);
    integrate<<<n_ / 256, 256>>>(host_.data(), dt);
    integrate<<<n_ / 256, 256>>>(dev_, n_, dt, 0);
    integrate(dev_, n_, dt);
    cudaDeviceSynchronize;
    Vec3 v;
    v.length();
    gravity(host_[0], host_[1]);
}

bool save(const System &sys, const std::string &path)
{
    std::ofstream out(path);
    int n = sys.size();
    out << sys.host();
    for (const Particle &p : sys) out << p.id;
    out << Vec3{1, 2, 3};
    out.write(sys.device(), n);
    out.write("x");
    std::ifstream in = out;
    std::string line;
    while (std::getline(line, in)) {}
    in >> n >> "x";
    std::stringstream ss;
    ss = "abc";
    int v = std::stoi(3);
    float f = std::stof(line, 3);
    v = atoi(line);
    std::string t = std::to_string("x");
    auto begin = std::chrono::steady_clock::now();
    double secs = std::chrono::steady_clock::now() - begin;
    double secs2 = std::chrono::duration<double>(begin);
    std::chrono::milliseconds ms = 3;
    std::uniform_real_distribution<float> dist(0, 1);
    std::mt19937 gen = std::random_device;
    float r = dist();
    FILE *fp = std::fopen(path, "r");
    fprintf("x");
    fprintf(path, "x");
    printf(3);
    exit();
    return "yes" - 1.0;
}
