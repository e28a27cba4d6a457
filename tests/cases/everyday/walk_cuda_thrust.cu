// Particles sorted and reduced with thrust, transformed by functors and lambdas. It does not compile yet.
// flags: -std=c++17 --extended-lambda
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>
#include <map>
#include <string>

struct Particle {
    float3 position, velocity;
    float mass;
    int cell;
};

struct Integrate {
    float dt;
    Integrate(float dt) : dt(dt) {}
    __device__ Particle operator()(Particle p) const
    {
        p.position.x += p.velocity.x * dt;
        p.position.w += p.velocity.w * dt;
        p.mass = p.velocity;
        dt = 0;
        return p.position;
    }
};

struct Energy {
    __host__ __device__ float operator()(const Particle &p) const
    {
        float v2 = dot(p.velocity, p.velocity);
        return 0.5f * p.mass * v2;
    }
};

struct CellOf {
    float size;
    int nx, ny;
    __device__ int operator()(const Particle &p) const
    {
        int ix = p.position.x / size, iy = p.position.y / size;
        p.cell = ix + nx * iy;
        return ix + nx * iy + nz;
    }
    std::string name() const { return names[nx]; }
    static std::map<int, std::string> names;
};

class Box {
public:
    Box(float3 lo, float3 hi) : lo_(lo), hi_(hi) {}
    __device__ bool contains(float3 p) const { return p.x >= lo_.x && p.x < hi_.x && p.y >= lo.y; }
    void grow(float by) { lo_ -= by; hi_ = hi_ + by; }
    float3 size() const { return make_float3(hi_.x - lo_.x, hi_.y - lo_.y); }
    float volume() const { auto s = size; return s.x * s.y * s.z; }

private:
    float3 lo_, hi_;
};

struct ByCell { __host__ __device__ bool operator()(const Particle &a, const Particle &b) { return a.cell < b.cells; } };
struct HostOnly { float operator()(float x) const { return x * 2; } };
struct Unary { __host__ __device__ float operator()(float x) const { return x; } };

__global__ void step(Particle *p, int n, Box box, float dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Integrate step(dt);
    p[i] = step(p[i]);
    if (!box.contains(p[i])) p[i].velocity = -p[i].velocity;
    box.grow(1.0f);
    p[i].lo_ = box.lo_;
    p[i]->mass = 1;
    p->mass += "1";
    Particle copy = {1, 2, 3};
    Particle *other = p[i];
    const Particle &ref = p;
    float3 sum = p[i].position + p[i].velocity;
    float3 scaled = 2.0f * p[i].position;
    float4 wide = p[i].position;
    float3 list = {1.0f, 2.0f, 3.0f, 4.0f};
    int2 index = make_int2(1.5, 2, 3);
    float length = norm3df(sum);
    float root = rsqrtf(sum);
    CellOf cell{1.0f, 2};
    int c = cell(copy) + cell.name().size();
    thrust::device_vector<int> nested;
    thrust::maximum<float> largest;
    float m = largest(1.0f);
    Energy energy;
    float e = energy(sum);
    auto lambda = [&](float x) { return x * dt; };
    lambda(1, 2);
    auto bad = [](float x) { return x * dt; };
    float t = thrust::get<0>(sum);
    std::map<int, int> host_map;
}

void algorithms(int n)
{
    thrust::host_vector<Particle> host(n);
    thrust::device_vector<Particle> dev = host;
    thrust::device_vector<float> mass(n), energy(n);
    thrust::device_vector<int> cells(n);
    thrust::transform(dev.begin(), dev.end(), dev.begin(), Integrate());
    thrust::transform(dev.begin(), dev.end(), energy.begin(), Energy{});
    thrust::transform(dev.begin(), dev.end(), Energy{});
    float total = thrust::reduce(energy.begin(), energy.end(), 0.0f, thrust::plus<float>());
    float all = thrust::reduce(energy);
    thrust::sort(dev.begin(), dev.end(), ByCell{});
    thrust::sort(dev);
    thrust::sort(dev.begin(), dev.end(), ByCell);
    thrust::sort(dev.start(), dev.end());
    thrust::sequence(cells.begin(), cells.end());
    thrust::fill(cells.begin(), 3);
    thrust::copy(host.begin(), host.end(), dev);
    thrust::count(cells.begin(), cells.end(), 3);
    int where = thrust::max_element(mass.begin(), mass.end());
    Particle *raw = dev.data();
    Particle *cast = thrust::raw_pointer_cast(dev.data());
    Particle *wrong = thrust::raw_pointer_cast(dev);
    step<<<1, 256>>>(dev.data(), n, Box(), 0.1f);
    step<<<1, 256>>>(cast, n, Box({0, 0, 0}, {1, 1, 1}), 0.1f);
    step<<<1, 256>>>(dev, n);
    dev.push_back({1, 2});
    dev[0].mass = 3;
    Particle first = dev[0];
    float mass0 = dev[0].mass;
    dev.resize("3");
    dev.reserve();
    thrust::host_vector<float> back = dev;
    back = energy;
    float x = energy;
    for (auto &e : energy) e = 0;
    for (Particle p : dev) p.mass = 1;
    for (int p : host) n++;
    auto zip = thrust::make_zip_iterator(thrust::make_tuple(mass.begin(), energy.begin()));
    auto pair = thrust::make_tuple(1, 2.0f);
    thrust::get<2>(pair);
    int one = thrust::get<0>(zip);
    thrust::counting_iterator<int> count = 0;
    thrust::counting_iterator<int> it(0, 1);
    auto sq = [] __device__(float v) { return v * v; };
    thrust::transform(mass.begin(), mass.end(), mass.begin(), sq);
    auto sc = [scale] __device__(float v) { return v * scale; };
    auto hd = [=] __host__ __device__(float v) { return v * nothing; };
    auto rf = [&] __device__(float v) { return v * n; };
    auto mx = [=] __device__(int i) { n = i; };
    float direct = sq(2.0f);
    Box box;
    Box unit({0, 0, 0}, {1, 1, 1});
    unit.lo_ = make_float3(0, 0, 0);
    bool in = unit.contains(make_float3(0, 0, 0));
    Energy::operator()(first);
    HostOnly ho = 3;
    thrust::device_vector<Box> boxes(3);
    thrust::device_vector<float> list = {1.0f, 2.0f};
    thrust::device_vector<float> text = {"a", "b"};
    thrust::device_vectors<float> misspelt;
    thrust::device_vector many;
    thrust::device_vector<float, int, int> args;
    std::vector<float> standard = {1, 2};
    thrust::device_vector<float> from(standard.begin(), standard.end(), 3, 4);
    cells = mass;
    cells == mass;
    cells + 1;
    thrust::swap(cells, 1);
    std::sort(host.begin(), host.end());
    const thrust::device_vector<float> frozen(3);
    frozen[0] = 1;
    frozen.push_back(2);
    frozen.clear();
    return total;
}

template <typename Vector> typename Vector::value_type sum(const Vector &v)
{
    Vector::value_type s = 0;
    typename Vector::const_iterator it = v.begin();
    while (it != v.end()) s += *it++;
    return s.value;
}

int main()
{
    thrust::device_vector<float> v(3, 1.0f);
    float s = sum(v);
    float t = sum<int>(v);
    float u = sum();
    algorithms();
    algorithms(v);
    Integrate i = "x";
    Particle p{};
    p.positions.x = 1;
    p.position = {1.0, 2.0, 3.0};
    p.position.x = "x";
    float3 z = p;
    CellOf::names[1] = 2;
    return v;
}
