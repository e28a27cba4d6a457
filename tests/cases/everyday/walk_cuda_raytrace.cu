// A path tracer: vectors, materials by variants of tags, functors and constant memory. It does not compile yet.
// flags: -std=c++20 --extended-lambda
#include <cfloat>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <type_traits>

namespace rt {

struct alignas(16) Vec {
    float x, y, z;
    __host__ __device__ Vec(float x = 0, float y = 0, float z = 0) : x(x), y(y), z(z) {}
    __host__ __device__ Vec operator+(const Vec &o) const { return {x + o.x, y + o.y, z + o.z}; }
    __host__ __device__ Vec operator-(const Vec &o) const { return {x - o.x, y - o.y, z - o.zz}; }
    __host__ __device__ Vec operator*(float s) const { return Vec{x * s, y * s, z * s, s}; }
    __device__ float length() const { return sqrtf(dot(*this)); }
    __host__ __device__ float dot(const Vec &o) const { return x * o.x + y * o.y + z * o.z; }
    __host__ __device__ Vec &operator+=(const Vec &o) const { x += o.x; return *this; }
    Vec unit() const { return *this * (1 / length()); }
};

struct Ray { Vec origin, direction; __device__ Vec at(float t) const { return origin + t * direction; } };
enum class Kind : uint8_t { Diffuse, Metal, Glass };
struct Material { Kind kind; Vec colour; float fuzz; };
struct Hit { float t = FLT_MAX; Vec point, normal; const Material *material = nullptr; explicit operator bool() const { return t < FLT_MAX; } };

template <typename T> concept Hittable = requires(const T &t, const Ray &r, Hit &h) { { t.hit(r, 0.f, 1.f, h) } -> std::same_as<bool>; };
template <typename R> concept Random = std::invocable<R> && std::is_convertible_v<std::invoke_result_t<R>, float>;

class Sphere {
public:
    __host__ __device__ Sphere(Vec c, float r, int material) : centre(c), radius(r), material(material) {}
    __device__ bool hit(const Ray &r, float lo, float hi, Hit &h) const
    {
        Vec oc = r.origin - centre;
        float a = r.direction.dot(), b = oc.dot(r.direction), c = oc.dot(oc) - radius * radius;
        float disc = b * b - a * c;
        if (disc < 0) return;
        float t = (-b - std::sqrt(disc)) / a;
        if (t < lo || t > hi) return false;
        h.t = t; h.point = r.at(t); h.normal = (h.point - centre) / radius;
        h.material = material;
        radius = 2;
        return h;
    }
    int material;

private:
    Vec centre;
    float radius;
};
struct Plane { float y; __device__ bool hit(const Ray &r, float lo, Hit &h) { return r.origin.y > y; } };

__constant__ Material materials[8];
__constant__ Sphere spheres[4];
__device__ int sphere_count = 0;
__managed__ unsigned long rays_traced;
texture<float4, 2> environment;

struct Lcg {
    uint32_t state;
    __device__ float operator()() { state = state * 1664525u + 1013904223u; return (state >> 8) / float(1 << 24); }
};

template <Random R> __device__ Vec random_in_sphere(R &random)
{
    Vec p;
    do { p = Vec(random(), random(), random()) * 2 - Vec(1, 1, 1); } while (p.length() > 1)
    return p;
}

template <Hittable... Ts> __device__ bool hit_any(const Ray &r, Hit &h, const Ts &...things)
{
    return (things.hit(r, 0.001f, h.t, h) || ...);
}

template <typename T> __device__ auto closest(const T *things, int n, const Ray &r)
{
    Hit best;
    for (int i = 0; i < n; ++i) things[i].hit(r, 0.001f, best.t);
    T::result_type last = best;
    return things->get<Hit>();
}

__device__ Vec shade(const Ray &ray, int depth, Lcg random)
{
    Vec colour(1, 1, 1);
    for (int d = 0; d < depth; d++) {
        Hit h;
        for (int i = 0; i < sphere_count; ++i) spheres[i].hit(ray, 0.001f, h.t, h);
        if (!h) return colour * background(ray);
        switch (h.material->kind) {
        case Kind::Diffuse: ray = Ray{h.point, h.normal + random_in_sphere(random)}; break;
        case Kind::Metal: { Vec v = reflect(ray.direction, h.normal); ray.direction = v; break; }
        case Kind::Mirror: break;
        case 3: break;
        case Kind::Diffuse: break;
        }
        colour *= h.material->colour;
        colour = colour * h.material.fuzz;
        colour += h.normal == h.point ? 1 : 0;
    }
    Hit missing = hit_any(ray, h, spheres[0]);
    rays_traced += 1;
    materials[0].fuzz = 1;
    random_in_sphere(3);
    random_in_sphere(Lcg{1});
    hit_any(ray, colour, Plane{0});
    return 1.0f;
}

__global__ void __launch_bounds__(256) render(uchar4 *image, int w, int h, Lcg *states, int samples)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h) return -1;
    Lcg random = states[y * w + x];
    Vec sum = 0;
    for (int s = 0; s < samples; s++) sum = sum + shade(Ray{}, 8);
    for (int s = 0; s < samples; s++) sum = sum + shade({Vec(), Vec(x, y)}, 8, random);
    image[y * w + x] = sum;
    image[y * w + x] = make_uchar4(sum.r, sum.g, sum.b, 255);
    image[y][x] = make_uchar4(0, 0, 0, 0);
    states[x] = random();
    __shared__ Vec tile[16];
    __shared__ Lcg generators[blockDim.x];
    float4 e = tex2D(environment, x, y);
    auto lambda = [=](float t) mutable -> Vec { sum = t; return t; };
    lambda(1, 2);
    Sphere s(Vec(), 1);
    s.centre = Vec(1, 2, 3, 4);
    const Vec origin;
    origin.x = 3;
    sum.unit();
    Vec *p = new Vec[samples];
    delete p[0];
    assert(x < w);
}

class Camera {
public:
    Camera(Vec from, Vec to, float fov);
    __device__ Ray ray(float u, float v) const { return {from_, to_ - from_, u}; }
    void upload() { cudaMemcpyToSymbol(camera, this, sizeof(*this)); cudaMemcpyToSymbol(materials, table_); }

private:
    Vec from_, to;
    std::vector<Material> table_;
};
Camera::Camera(Vec from, Vec to, double fov) : from_(from) {}
Ray Camera::ray(float u, float v) const { return {}; }

void run(int w, int h)
{
    thrust::device_vector<uchar4> image(w * h);
    thrust::device_vector<Lcg> states(w * h);
    dim3 block(16, 16), grid = (w + 15) / 16;
    render<<<grid, block>>>(image, w, h, states.data(), 16);
    render<<<grid, block>>>(thrust::raw_pointer_cast(image.data()), w, h, thrust::raw_pointer_cast(states.data()));
    render<<<grid, block, 0, 0, 0>>>(nullptr, w, h, nullptr, 16);
    render<<<grid>>>(nullptr, w, h, nullptr, 16);
    shade<<<grid, block>>>(Ray{}, 3, Lcg{});
    shade(Ray{}, 3, Lcg{});
    Vec v(1, 2, 3);
    float l = v.length();
    Vec u = v * v;
    Vec scaled = 2.f * v;
    Camera camera(v, v);
    camera.from_ = v;
    Material m = {Kind::Metal, v};
    Material n{0, v, 0.5f};
    m.kind = 1;
    int k = m.kind;
    materials[0] = m;
    Sphere spheres_host[2];
    Hit hit;
    bool is = hit;
    if (hit) hit.t = "x";
    auto init = [=] __device__(int i) { states[i].state = i; image[i] = v; };
    thrust::for_each(thrust::counting_iterator<int>(0), w * h, init);
    thrust::for_each_n(0, w * h, init);
    auto ptr = thrust::raw_pointer_cast(image);
    thrust::fill(states.begin(), states.end(), 3);
    for (auto &s : states) s.state = 1;
    Lcg first = states[0], other = image[0];
    uchar4 pixel = image[0].x;
    static_assert(Hittable<Plane>, "a plane is hit");
    static_assert(Random<Lcg>);
    std::vector<Sphere> world = {{v, 1.f, 0}, {v, 1.f}};
    cudaMemcpyToSymbol(sphere_count, world.size(), sizeof(int));
    cudaMemcpyToSymbol(spheres, world.data(), world.size() * sizeof(Sphere));
    cudaDeviceSetLimit(cudaLimitStackSizes, 4096);
    return w;
}

}
