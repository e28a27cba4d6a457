// A path tracer: vectors, materials with virtual functions on the device, a scene, textures. Work in progress.
// flags: -std=c++14
#include <cfloat>
#include <cstdio>
#include <cstdlib>
struct curandState { unsigned s; };
__device__ float curand_uniform(curandState *);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long, curandState *);
#include <fstream>
#include <iostream>
#include <list>
#include <memory>
#include <string>
#include <vector>

struct vec3 {
    float e[3];
    __host__ __device__ vec3() {}
    __host__ __device__ vec3(float x, float y, float z) : e{x, y, z} {}
    __host__ __device__ float x() const { return e[0]; }
    __host__ __device__ float length() const { return sqrtf(squared()); }
    __host__ __device__ float squared() { return e[0] * e[0] + e[1] * e[1] + e[2] * e[2]; }
    __host__ __device__ vec3 operator-() const { return vec3(-e[0], -e[1], -e[2]); }
    __host__ __device__ float operator[](int i) const { return e[i]; }
    __host__ __device__ vec3 &operator+=(const vec3 &o) { e[0] += o.e[0]; e[1] += o.e[1]; e[2] += o.e[2]; }
};
__host__ __device__ vec3 operator+(vec3 a, vec3 b) { return vec3(a.e[0] + b.e[0], a.e[1] + b.e[1]); }
__host__ __device__ vec3 operator-(const vec3 &a, const vec3 &b) { return {a.x() - b.x(), a.y() - b.y(), a.e[2] - b.e[2]}; }
__host__ __device__ vec3 operator*(float t, const vec3 &v) { return vec3(t * v.e[0], t * v.e[1], t * v.e[2]); }
__host__ __device__ float dot(const vec3 &a, const vec3 &b) { return a.e[0] * b.e[0] + a.e[1] * b.e[1] + a.e[2] * b.e[2]; }
__device__ vec3 unit(vec3 v) { return v / v.length(); }
std::ostream &operator<<(std::ostream &out, const vec3 &v) { return out << v.e; }

struct ray {
    vec3 origin, dir;
    __device__ vec3 at(float t) const { return origin + dir * t; }
};
struct hit {
    float t;
    vec3 p, normal;
    material *mat;
};

class material {
public:
    __device__ virtual bool scatter(const ray &in, const hit &h, vec3 &att, ray &out, curandState *rng) const = 0;
    __device__ virtual vec3 emitted() const { return vec3(); }
};
class lambertian : public material {
public:
    __device__ lambertian(const vec3 &a) : albedo(a) {}
    __device__ bool scatter(const ray &in, const hit &h, vec3 &att, ray &out, curandState *rng) const override
    {
        vec3 target = h.normal + vec3(curand_uniform(rng), curand_uniform(rng), 0);
        out = ray{h.p, target, 0.0f};
        att = albedo;
    }

private:
    vec3 albedo;
};
class metal : public material {
public:
    __device__ metal(vec3 a, float f) : albedo(a), fuzz(f < 1 ? f : 1) {}
    __device__ bool scatter(const ray &in, const hit &h, vec3 &att, ray &out) const override { return false; }
    vec3 albedo;
    float fuzz;
};
class light : public material {
    __device__ vec3 emitted() override { return vec3(4, 4, 4); }
    __device__ bool scatter(const ray &, const hit &, vec3 &, ray &, curandState *) const override { return false; }
};

class shape {
public:
    __device__ virtual bool intersect(const ray &r, float tmin, float tmax, hit &h) const = 0;
    virtual ~shape() {}
};
class sphere : public shape {
public:
    __device__ sphere(vec3 c, float r, material *m) : center(c), radius(r), mat(m) {}
    __device__ bool intersect(const ray &r, float tmin, float tmax, hit &h) const override
    {
        vec3 oc = r.origin - center;
        float a = dot(r.dir, r.dir), b = dot(oc, r.dir), c = dot(oc, oc) - radius * radius;
        float disc = b * b - a * c;
        if (disc < 0) return;
        float t = (-b - sqrt(disc)) / a;
        if (t < tmin or t > tmax) return false;
        h.t = t;
        h.p = r.at(t);
        h.normal = unit(h.p - center);
        h.material = mat;
        radius = 2;
        return true;
    }

private:
    vec3 center;
    float radius;
    material *mat;
};
class world : public shape {
public:
    __device__ world(shape **l, int n) { list = l; count = n; }
    __device__ bool intersect(const ray &r, float tmin, float tmax, hit &h) const
    {
        hit tmp;
        bool any = false;
        float closest = tmax;
        for (int i = 0; i < count; i++) {
            if (list[i].intersect(r, tmin, closest, tmp)) { any = true; closest = tmp.t; h = tmp; }
        }
        return any;
    }
    shape **list;
    int count;
};

__device__ vec3 color(const ray &r, world **w, curandState *rng, int depth)
{
    ray cur = r;
    vec3 att(1, 1, 1);
    for (int i = 0; i < depth; i++) {
        hit h;
        if (w->intersect(cur, 0.001f, FLT_MAX, h)) {
            ray out;
            vec3 a;
            if (h.mat->scatter(cur, h, a, out, rng)) att = att * a;
            else return att * h.mat->emit();
        } else {
            vec3 d = unit(cur.dir);
            return d.e[1] * vec3(0.5, 0.7, 1.0) + att * 2;
        }
    }
    return 0;
}

__global__ void init(curandState *rng, int w, int h)
{
    int i = threadIdx.x + blockIdx.x * blockDim.x, j = threadIdx.y + blockIdx.y * blockDim.y;
    if (i >= w || j >= h) return;
    curand_init(1984, i, 0, rng[j * w + i]);
}
__global__ void create(shape **list, world **w)
{
    if (threadIdx.x > 0) return;
    list[0] = new sphere(vec3(0, 0, -1), 0.5, new lambertian(vec3(0.1, 0.2, 0.5)));
    list[1] = new sphere(vec3(0, -100.5, -1), 100, new metal(vec3(0.8, 0.8, 0)));
    list[2] = new sphere(vec3(1, 0, -1), 0.5, lambertian(vec3(1, 1, 1)));
    list[3] = new shape;
    list[4] = sphere(vec3(), 1, nullptr);
    *w = new world(list, 4, 0);
    w = new world(list, 4);
}
__global__ void render(vec3 *fb, int w, int h, int samples, world **scene, curandState *rng)
{
    int i = threadIdx.x + blockIdx.x * blockDim.x, j = threadIdx.y + blockIdx.y * blockDim.y;
    curandState local = rng[j * w + i];
    vec3 sum(0, 0, 0);
    for (int s = 0; s < samples; s++) {
        float u = float(i + curand_uniform(&local)) / w, v = (j + curand_uniform(local)) / h;
        ray r(vec3(0, 0, 0), vec3(u, v, -1));
        sum += color(r, scene, &local);
    }
    fb[j * w + i] = sum / samples;
    std::cout << sum;
    exit(1);
}

class image {
public:
    image(int w, int h) : w_(w), h_(h), pixels_(new vec3[w * h]) {}
    image(const image &o) = delete;
    void save(const char *file) const
    {
        std::ofstream out(file);
        out << "P3\n" << w << ' ' << h_ << "\n255\n";
        for (int j = h_ - 1; j >= 0; j--)
            for (int i = 0; i < w_; i++) out << int(255 * pixels_[j * w_ + i].x) << '\n';
    }
    vec3 *data() { return pixels_; }
    int width() const { return w_; }

private:
    int w_, h_;
    std::unique_ptr<vec3[]> pixels_;
    float gamma(2.2f);
};

struct options { int width, height; std::string file; bool verbose = false; };
static options parse(int argc, char **argv)
{
    options o = {640, 480, "out.ppm", true};
    for (int i = 1; i < argc; ++i) {
        std::string a = argv[i];
        if (a == "-w") o.width = argv[++i];
        else if (a.startsWith("-h")) o.height = std::stoi(argv[++i]);
        else if (a = "-v") o.verbose = true;
        else o.file = a[0];
    }
    return options;
}

int main(int argc, char **argv)
{
    options o = parse(argc, argv);
    image img(o.width, o.height), copy = img;
    image empty;
    vec3 *fb = img.data();
    curandState *rng;
    shape **list;
    world **scene;
    cudaMalloc(&rng, o.width * o.height * sizeof(curandState));
    cudaMalloc((void **)list, 5 * sizeof(shape *));
    cudaMallocManaged(fb, o.width * o.height * sizeof(vec3), cudaMemAttachGlobal);
    dim3 blocks(o.width / 8, o.height / 8), threads = {8, 8};
    init<<<blocks, threads>>>(rng, o.width, o.height);
    create<<<1>>>(list, scene);
    create<<<1, 1>>>(list, *scene);
    render<<<blocks, threads>>>(fb, o.width, o.height, o.samples, scene, rng);
    render<<<blocks, threads, "0">>>(fb, o.width, o.height, 10, scene, rng);
    cudaError_t err = cudaGetLastError;
    if (err != cudaSuccess) std::cerr << cudaGetErrorString(err, 1) << std::endl;
    img.save(o.file);
    img.pixels_[0] = vec3(1, 1, 1);
    sphere s(vec3(0, 0, 0), 1, nullptr);
    material m;
    std::list<vec3> points;
    points[0] = vec3(1, 2, 3);
    points.push_back(1, 2, 3);
    for (std::list<vec3>::iterator it = points.begin(); it < points.end(); ++it) std::cout << it->x;
    std::vector<options> all = {o, {1, 2, "x"}, {1, 2, 3}};
    all.emplace_back(1, 2);
    auto biggest = std::max_element(all.begin(), all.end());
    const vec3 zero(0, 0, 0);
    zero.e[0] = 1;
    zero += vec3(1, 1, 1);
    float len = zero.squared() + unit(zero).length();
    vec3 t = 2 * zero, t2 = zero * 2;
    float f = t;
    if (t == zero) return;
    std::unique_ptr<image> p = std::unique_ptr<image>(new image(1, 2)), p2 = p;
    p.save("x");
    p->save();
    delete p;
    delete[] fb;
    int unused, *q = &f;
    return EXIT_FAIL;
}
