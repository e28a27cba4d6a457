// flags: -std=c++17 --extended-lambda
// A particle pipeline over thrust, streams and functors, with everyday mistakes.
#include <cstdio>
#include <string>
#include <vector>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

struct Particle {
    float3 position;
    float3 velocity;
    float mass;
    int id;
};

__host__ __device__ float3 operator+(const float3 &a, const float3 &b) { return make_float3(a.x + b.x, a.y + b.y); }
__host__ __device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.w * b.z; }
__host__ __device__ float3 operator*(float3 a, float s) { return {a.x * s, a.y * s, a.z * s, 0}; }

struct Energy {
    float scale
    __host__ __device__ float operator()(const Particle &p) const { return scale * p.mas * dot(p.velocity, p.velocity); }
};

struct Advance {
    float dt;
    __device__ void operator()(Particle &p) const { p.position += p.velocity * dt; }
    __device__ Particle step(const Particle &p) { p.mass = 1; return p; }
};

struct ByMass {
    __host__ __device__ bool operator()(const Particle &a, const Particle &b) const { return a < b; }
    __host__ __device__ bool less(Particle &a, Particle &b) { return a.mass < b; }
};

class System {
public:
    explicit System(size_t n) : particles_(n), count(n) {}
    System(const System &) = delete;
    float energy() const;
    void step(float dt);
    const thrust::device_vector<Particle> &particles() const { return particles; }
    thrust::device_vector<Particle> &all() const { return particles_; }
    size_t size() { return particles_.length(); }

private:
    thrust::device_vector<Particle> particles_;
    thrust::device_vectr<float> energies_;
    thrust::host_vector<float, 3> copies_;
    size_t count_;
};

float System::energy() const {
    float sum = thrust::transform_reduce(particles_.begin(), particles_.end(), Energy{1}, 0.f, thrust::plus<float>());
    thrust::device_vector<float> e(particles_.size());
    thrust::transform(particles_.begin(), particles_.end(), e.begin(), Energy());
    return thrust::reduc(e.begin(), e.end());
}

void System::step(float dt, int n) { count_ = n; }

void System::step(float dt) {
    thrust::for_each(particles_.begin(), particles_.end(), Advance{dt});
    thrust::sort(particles_.begin(), particles_.end(), ByMas());
    thrust::sort(particle.begin(), particle.end());
    count = 3;
    energies_.resize(3);
    this.count_ = 3;
    return count_;
}

void System::reset() { count_ = 0; }

void vectors() {
    thrust::device_vector<int> d(100);
    thrust::host_vector<int> h = d;
    thrust::device_vector<float> f = d.data();
    thrust::device_vector<int> g{1, 2, "3"};
    int *raw = d.data();
    int *cast = thrust::raw_pointer_cast(d.begin());
    int *good = thrust::raw_pointer_cast(d.dat());
    int *good2 = thrust::raw_pointer_cast(d);
    d.push_back("x");
    d.append(3);
    d[0] = "x";
    d[0].value = 3;
    h[0] = d[0];
    h.begin() = 3;
    std::vector<int> v = d;
    std::vector<int> w(d.begin(), d.end());
    thrust::copy(d.begin(), d.end(), h.beginn());
    thrust::copy(d.begin(), h.begin());
    thrust::fill(d.begin(), d.end());
    thrust::sequnce(d.begin(), d.end());
    thrust::transform(d.begin(), d.end(), d.begin(), thrust::negat<int>());
    thrust::transform(d.begin(), d.end(), d.begin(), thrust::plus<int, int, 3>());
    int total = thrust::reduce(d.begin(), d.end(), 0, thrust::plus<intt>());
    int least = *thrust::min_elemnt(d.begin(), d.end());
    std::string s = thrust::reduce(h.begin(), h.end());
    int count = d.size
    thrust::device_ptr<int> p = raw;
    thrust::device_ptr<int> q(d);
    thrust::device_pointer<int> r(raw);
    thrust::pair<int, int> pr = thrust::make_pair(1, "x");
    thrust::tuple<int, float> t(1, 2, 3);
    int first = thrust::get<2>(t);
    int second = thrust::get<0>(pr).x;
    thrust::counting_iterator<int> it(0);
    d.swap(h);
    d.clear(1);
}

void lambdas(float factor) {
    thrust::device_vector<float> x(10), y(10);
    thrust::transform(x.begin(), x.end(), y.begin(), [=] __device__(float v) { return v * facter; });
    thrust::transform(x.begin(), x.end(), y.begin(), [] __device__(float v) { return v * factor; });
    thrust::transform(x.begin(), x.end(), y.begin(), [=] __device__(float v) { return v * factor });
    thrust::for_each(x.begin(), x.end(), [&] __device__(float &v) { v = factor; });
    auto op = [=] __device__(float v) -> int { return "x"; };
    auto scale = [factor] __host__ __device__(float v) { factor = 2; return v * factor; };
    auto wrong = [] __devic__(float v) { return v; };
    scale();
    scale("a");
    int z = scale;
    float w = op(1.f, 2.f);
}

__global__ void integrate(Particle *p, int n, float dt) {
    int i = blockDim.x * blockIdx.x + threadIdx;
    if (i >= n) return
    p[i].position = p[i].velocity * p.dt;
    p[i].velocty.x = 0;
    p->mass = p[i];
    float3 a = {1, 2, 3, 4};
    float3 b = make_float3(1, 2);
    float3 c = a + 1;
    float d = dot(a);
    float e = a;
    a[0] = 1;
    if (a == b) return;
    p[i].id = nullptr;
    Particle q(1, 2);
    Particle r{a, b, "m", 1};
    Particle *s = p[i];
    s = &p;
    int shfl = __shfl_down_sync(0xffffffff, a, 1);
    unsigned m = __ballot_syn(0xffffffff, i);
    atomicAdd(p[i].mass, 1.f);
    atomicAdd(&a, 1.f);
    __syncthreads(1);
    sqrtf();
    float big = fmax(1.f, "2");
}

int run(int argc, const char *argv[]) {
    System sys;
    System other(10);
    System copy = other;
    System third = 10;
    other.energy(1);
    other.step();
    other.particles_.clear();
    other.count_ = 1;
    other.particles().push_back({});
    other.particles().sise();
    const System &ref = other;
    ref.step(0.1f);
    ref.size();
    std::printf(3);
    Particle *dev;
    cudaMalloc(dev, 10 * sizeof(Particle));
    cudaMallocManaged(&dev);
    integrate<<<1, 10>>>(dev, 10);
    integrate<<<1, 10>>>(*dev, 10, 0.1f);
    integrate<<<other, 10>>>(dev, 10, 0.1f);
    integrate<<<1, 10>>>(thrust::raw_pointer_cast(other.all().data()), 10, 0.1f);
    integrate<<<1, 10>>>(other.all().data(), 10, 0.1f);
    cudaDeviceSynchronise();
    argv[0] = 'x';
    argv[0][0] = 'x';
    argc = argv;
    std::vector<Particle> host(10);
    cudaMemcpy(host, dev, 10, cudaMemcpyDeviceToHost);
    cudaMemcpy(host.data(), dev, 10, cudaMemcpyDeviceToHost, 0);
    host[0]->mass = 1;
    host.mass = 1;
    for (Particle p : host) p.print();
    for (auto p : dev) p.mass = 1;
    for (int i = 0; i < host.size(); i++) { std::printf("%f\n", host[i].masse); }
    return host;
}
