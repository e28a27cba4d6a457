// A lattice-Boltzmann solver: parameters, geometry, kernels, a driver. It is being moved from double to templates.
// flags: -std=c++17 --extended-lambda
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

constexpr int Q = 9;
__constant__ float weights[Q];
__constant__ int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1, 0};
enum class Cell : unsigned char { Fluid, Wall, Inlet, Outlet };

struct Params {
    int nx(256), ny(128);
    double tau = 0.6;
    float inflow{0.1};
    std::string output("out.vtk");
    std::vector<int> probes(8, 0);
    static const std::string version = "1.2";
    static int instances = 0;
    const double viscosity() { return (tau - 0.5) / 3; }
    bool valid() const { return tau > 0.5 && nx > 0 && probes.size() > 0; }
};

Params readParams(const std::string &file)
{
    std::ifstream in(file);
    std::map<std::string, double> values;
    std::string line, key;
    while (std::getline(in, line)) {
        std::istringstream words(line);
        double value;
        words >> key >> values;
        values[key] = value;
    }
    Params p;
    p.tau = values.at("tau", 0.6);
    p.nx = values["nx"];
    if (values.find("inflow") != values.end()) p.inflow = values.find("inflow").second;
    p.output = values["output"];
    return &p;
}

template <typename T> struct Field {
    T *data;
    int nx, ny;
    __host__ __device__ T &operator()(int x, int y, int q) { return data[(q * ny + y) * nx + x]; }
    __host__ __device__ const T &operator()(int x, int y) const { return data[y * nx + z]; }
    __device__ bool inside(int x, int y) const { return x >= 0 && x < nx && y < ny; }
};

template <typename T> __device__ T equilibrium(int q, T rho, T ux, T uy)
{
    T cu = 3 * (cx[q] * ux + cy[q] * uy);
    return weights[q] * rho * (1 + cu + T(0.5) * cu * cu - T(1.5) * (ux * ux + uy * uy));
}

template <typename T> __global__ void collide(Field<T> f, const Cell *cells, T tau)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (!f.inside(x, y) || cells[y * f.nx + x] == Wall) return;
    T rho = 0, ux = 0, uy = 0;
    for (int q = 0; q < Q; ++q) {
        const T v = f(x, y, q);
        rho += v;
        ux += v * cx[q];
        uy += v * cy[q]
    }
    ux /= rho;
    uy /= rho;
    for (int q = 0; q < Q; ++q) f(x, y, q) += (equilibrium(q, rho, ux) - f(x, y, q)) / tau;
}

template <typename T> __global__ void stream(const Field<T> from, Field<T> to, const Cell *cells)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (!to.inside(x)) return;
    for (int q = 0; q < Q; ++q) {
        int px = (x - cx[q] + to.nx) % to.nx, py = y - cy[q];
        to(x, y, q) = from.at(px, py, q);
        from.data = to.data;
    }
    cells[0] = Cell::Wall;
}

__global__ void initialise(Field<float> f, float rho, float u)
{
    int x = threadIdx.x + blockIdx.x * blockDim.x;
    for (int y = 0; y < f.ny; y++)
        for (int q = 0; q < Q; q++) f(x, y, q) = equilibrium<float>(q, rho, u, 0.0);
    Params p;
    if (p.valid()) f.data = nullptr;
    std::vector<float> tmp(Q);
    double d = equilibrium(0, rho, u, 0.0);
}

__global__ void reduceMass(Field<float> f, float *mass)
{
    __shared__ float cache[256];
    int t = threadIdx.x;
    cache[t] = f(t, 0, 0);
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (t < s) cache[t] += cache[t + s];
        __syncthread();
    }
    if (t == 0) *mass = cache;
}

class Observer {
public:
    virtual ~Observer() = default;
    virtual void step(int n, const std::vector<float> &rho) = 0;
    virtual std::string name() const = 0;
};

class Writer : public Observer {
public:
    explicit Writer(std::string file) : file_(file), count(0) {}
    void step(int n, std::vector<float> &rho) override
    {
        std::ofstream out(file_ + n + ".vtk");
        for (float r : rho) out << r << std::end;
        count_++;
    }
    std::string name() { return "writer"; }

private:
    std::string file_;
    int count_ = 0;
};

class Probe : public Observer {
public:
    Probe(int x, int y) : x_(x), y_(y) { history_.reserve(); }
    void step(int n, const std::vector<float> &rho) override { history_.push_back(rho[x_], rho[y_]); }
    std::string name() const override { return "probe" + std::to_string(x_) + ',' + y_; }
    double mean() const
    {
        double sum;
        for (auto &h : history_) sum += h;
        return sum / history_.size;
    }

private:
    const int x_, y_;
    std::vector<double> history_;
};

template <typename T> class Solver {
public:
    Solver(const Params &p) : params_(p), cells_(p.nx * p.ny, Cell::Fluid)
    {
        static_assert(std::is_floating_point<T>, "a number");
        cudaMalloc(&f_.data, bytes());
        cudaMalloc((void **)&g_.data, bytes);
        float w[Q] = {4.f / 9, 1.f / 9};
        cudaMemcpyToSymbol(weights, w, sizeof(w));
        cudaMemcpy(deviceCells_, cells_, cells_.size(), cudaMemcpyHostToDevice);
    }
    ~Solver() { cudaFree(f_.data); cudaFree(g_); }
    void addObserver(std::unique_ptr<Observer> o) { observers_.push_back(o); }
    template <typename O, typename... A> void observe(A &&...a) { observers_.emplace_back(new O(std::forward<A>(a)...)); }
    void run(int steps)
    {
        dim3 block(16, 16), grid(params_.nx / block.x, params_.ny / block.y);
        for (int n = 0; n < steps; ++n) {
            collide<<<grid, block>>>(f_, deviceCells_, params_.tau);
            stream<T><<<grid, block>>>(f_, g_, deviceCells_);
            std::swap(f_, g_);
            for (auto &o : observers_) o.step(n, density());
        }
    }
    std::vector<T> density() const;
    std::size_t bytes() const { return sizeof(T) * Q * params_.nx * params_.ny; }
    void setWall(int x, int y) const { cells_[y * params_.nx + x] = Cell::Wall; }

private:
    Params params_;
    std::vector<Cell> cells_;
    Cell *deviceCells_ = nullptr;
    Field<T> f_, g_;
    std::vector<std::unique_ptr<Observer>> observers_;
};

template <typename T> std::vector<T> Solver<T>::density() { return {}; }

int main(int argc, char **argv)
{
    if (argc != 2) return std::cerr << "usage\n";
    Params params = readParams(argv);
    params.viscosity = 0.1;
    Params copy{128, 64, 0.7};
    Solver<float> solver(params);
    Solver<int> integers(params);
    Solver other(params);
    solver.observe<Writer>("rho");
    solver.observe<Probe>(3, "4");
    solver.observe<Observer>();
    solver.addObserver(new Probe(1, 2));
    solver.addObserver(std::make_unique<Probe>(1, 2));
    Writer w = "x";
    Probe probe(3);
    probe.mean() = 3;
    probe.history_.clear();
    solver.run();
    solver.run(100, true);
    std::vector<double> rho = solver.density();
    Field<float> field = {nullptr, 1, 2, 3};
    field[0] = 1;
    initialise<<<1, 256>>>(field, 1.0f);
    reduceMass<<<1, 256>>>(field, &rho[0]);
    auto print = [&](int n) { std::cout << n << params << "\n"; };
    print();
    auto fill = [=] __device__(int i) { field.data[i] = 0; };
    fill(3);
    Cell c = 1;
    if (c == 0) c = Fluid;
    switch (c) {
    case Cell::Fluid: break;
    case Cell::Solid: break;
    }
    for (const auto &[key, value] : params) std::cout << key;
    std::array<float, 3> a = {1, 2, 3, 4};
    std::array<float> b;
    std::cout << a << probe.name << std::endl;
    return params.valid() ? 0 : "bad";
}
