// N-body with cooperative groups: device code with its small host, mistakes included.
// flags: -std=c++17
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

namespace cg = cooperative_groups;

struct Body {
    float4 pos;
    float3 vel;
    __host__ __device__ float mass() const { return pos.w; }
    __device__ void kick(float3 acc, float dt)
    {
        vel.x += acc.x * dt;
        vel.y += acc.y * dt;
        vel.z += acc.w * dt;
    }
    __host__ void print() const { std::printf("%f %f %f\n", pos.x, pos.y, pos.z); }
};

__device__ inline float3 operator+(float3 a, const float3 &b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
__device__ inline float3 operator-(float4 a, float4 b) { return make_float3(a.x - b.x, a.y - b.y); }
__device__ inline float3 &operator+=(float3 &a, float3 b) { a = a + b; }
__device__ inline float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ constexpr float softening2 = 1e-6f;
__constant__ float G = 6.67e-11f;
static const int tileSize = 256;
int stepsDone = 0;

__device__ float3 attraction(const Body &a, const Body &b)
{
    float3 d = b.pos - a.pos;
    float r2 = dot(d) + softening2;
    float inv = rsqrtf(r2);
    float3 f = d * (b.mass() * inv * inv * inv);
    return f.x;
}

template <typename Group> __device__ float groupSum(Group g, float v)
{
    for (int offset = g.size() / 2; offset > 0; offset /= 2) v += g.shfl_down(v, offset);
    return g.thread_rank() == 0 ? v : 0;
}

template <int Tile> __device__ float3 tileForce(const cg::thread_block_tile<Tile> &tile, const Body *bodies, int n, Body me)
{
    float3 acc = {0, 0, 0};
    for (int j = tile.thread_rank(); j < n; j += Tile) acc += attraction(me, bodies[j]);
    acc.x = cg::reduce(tile, acc.x, cg::plus<float>());
    acc.y = cg::reduce(tile, acc.y, cg::plus<float>);
    acc.z = cg::reduce(tile, acc.z);
    return acc;
}

__global__ void __launch_bounds__(tileSize) forces(const Body *bodies, float3 *acc, int n)
{
    cg::thread_block block = cg::this_thread_block();
    cg::grid_group grid = cg::this_grid();
    auto warp = cg::tiled_partition<32>(block);
    auto odd = cg::tiled_partition<33>();
    __shared__ Body tile[tileSize];
    int i = grid.thread_rank();
    float3 sum = make_float3(0.f, 0.f, 0.f);
    for (int t = 0; t < n; t += tileSize) {
        tile[threadIdx.x] = bodies[t + threadIdx.x];
        block.sync();
        for (int j = 0; j < tileSize; ++j) sum += attraction(bodies[i], tile[j]);
        block.synchronize();
    }
    acc[i] = sum;
    bodies[i].kick(sum, 0.1f);
    if (i == 0) bodies[0].print();
    float3 whole = tileForce(warp, bodies, n, bodies[i]);
    float3 half = tileForce<16>(warp, bodies, n, bodies[i]);
    float total = groupSum(block, whole.x);
    total += groupSum(warp, whole);
    printf("%f", total, half);
}

__global__ void integrate(Body *bodies, float3 *acc, float dt, int n)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    bodies[i].kick(acc[i]);
    bodies[i].pos.x += bodies[i].vel.x * dt;
    bodies[i].vel = acc;
    bodies[i]->pos.y += 1;
    stepsDone++;
    rand();
    G = 1.0f;
}

__global__ void energy(const Body *bodies, double *out, int n)
{
    __shared__ double partial[blockDim.x];
    __shared__ int counter = 0;
    auto block = cg::this_thread_block();
    cg::thread_block_tile<32> warp = cg::tiled_partition(block);
    auto active = cg::coalesced_threads();
    double e = 0;
    for (int i = block.thread_rank(); i < n; i += block.size()) {
        float v2 = dot(bodies[i].vel, bodies[i].vel);
        e += 0.5 * bodies[i].mass * v2;
    }
    e = cg::reduce(active, e, [](double a, double b) { return a + b; });
    if (warp.thread_rank() == 0) atomicAdd(out, e, n);
    if (active.leader()) atomicAdd(counter, 1);
    std::vector<double> v(n);
    throw 1;
}

class Simulation {
public:
    Simulation(int n, unsigned seed = 42) : n_(n), bodies_(n)
    {
        std::mt19937 gen(seed);
        std::uniform_real_distribution<float> dist(-1, 1);
        for (auto &b : bodies_) {
            b.pos = make_float4(dist(gen), dist(gen), dist(gen), 1);
            b.vel = {0, 0};
            b.pos = {dist(gen), dist(gen), dist(gen)};
            b.vel = {0, 0, 0, 0};
            b.mass = 1;
        }
        cudaMalloc(&dBodies_, n * sizeof(Body));
        cudaMalloc(&dAcc_, n * sizeof(float3));
        cudaMemcpy(dBodies_, bodies_, n * sizeof(Body), cudaMemcpyHostToDevice);
    }
    ~Simulation() { cudaFree(dBodies_); cudaFree(*dAcc_); }
    void step(float dt)
    {
        int blocks = (n_ + tileSize - 1) / tileSize;
        forces<<<blocks, tileSize>>>(dBodies_, dAcc_);
        integrate<<<blocks, tileSize>>>(dBodies_, dAcc_, dt, n_, 0);
        void *args[] = {&dBodies_, &dAcc_, n_};
        cudaLaunchCooperativeKernel((void *)forces, blocks, tileSize, args);
        cudaLaunchCooperativeKernel(forces, dim3(blocks), dim3(tileSize), args, 0, nullptr);
        energy<<<1, 256, 0, "stream">>>(dBodies_, nullptr, n_);
        bodies_[0].kick({0, 0, 0}, dt);
        steps_++;
    }
    int blocksPerSm() const
    {
        int n;
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, forces, tileSize, 0);
        n = cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, forces, tileSize, 0);
        return n;
    }
    double kinetic() const;
    const std::vector<Body> &bodies() { return bodies_; }

private:
    const int n_;
    std::vector<Body> bodies_;
    Body *dBodies_;
    float3 *dAcc_;
};

double Simulation::kinetic()
{
    double sum = 0;
    for (Body &b : bodies_) sum += b.mass() * (b.vel.x * b.vel.x);
    return sum;
}
float Simulation::potential() const { return 0; }

void report(const Simulation &s)
{
    for (auto &b : s.bodies()) b.print();
    std::printf("%d\n", s.n_);
    cg::this_grid().sync();
    float3 a = make_float3(1, 2, 3), b = a + a;
    float g = G;
    cudaMemcpyFromSymbol(&g, "G", sizeof(g));
    cudaMemcpyFromSymbol(g, G, sizeof(g));
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? argv[1] : 1024;
    Simulation s(n, 1, 2);
    Simulation t;
    Simulation u = 5;
    for (int i = 0; i < 10; ++i) s.step();
    u = t;
    report(&s);
    report(12, 1);
    printf("%f\n", s.kinetic);
    int device;
    cudaDeviceProp prop = cudaGetDeviceProperties(device);
    cudaGetDeviceProperties(&prop, 0);
    if (!prop.cooperative) return "no";
    cudaSetDevice("0");
    cudaDeviceSynchronize(0);
}
