// A sparse solver with policies, callbacks and a C interface.
// flags: -std=c++17
#include <cuda_runtime.h>

#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

extern "C" {
typedef struct solver solver_t;
typedef int (*progress_fn)(int iteration, double residual, void *user);
int solver_run(solver_t *s, progress_fn fn, void *user);
double solver_run(solver_t *s, progress_fn fn);
int solver_run(solver_t *s);
}

typedef int Index;
typedef double Index;
using Real = double;
using Real = float;
using Vector = std::vector<Real>;
union Word {
    float f;
    uint32_t u;
    std::string s;
    static int made;
    virtual int size();
};
struct Entry {
    Index row, col : 4;
    Real value = 0;
    int flags : 40;
    unsigned pad : 0;
    float half : 8;
    Entry *next;
    Entry inner;
    bool operator<(const Entry &e) const { return row < e.row || col < e; }
};

struct Options {
    int iterations = 100;
    double tolerance{1e-8};
    bool verbose = "no";
    const char *name = nullptr;
    Options *operator&() const { return this; }
    auto seed = 3;
    int buffer[] = {1, 2, 3};
};

class Csr {
    std::vector<Index> rows_, cols_;
    Vector values_;
    int n_;

public:
    Csr(int n, std::vector<Entry> entries);
    Csr(int n) : n_(n), rows_(n + 1, 0), values_(n, "0") {}
    int n() const;
    int nnz() const { return values_.size(); }
    double operator()(int i, int j) const {
        for (int k = rows_[i]; k < rows_[i + 1]; ++k)
            if (cols_[k] == j) return values_[k];
    }
    double &at(int i) const { return values_[i]; }
    Vector multiply(const Vector &x) const {
        Vector y(n_);
        for (int i = 0, j; i < n_; ++i) {
            y[i] = 0;
            for (auto k = rows_.begin(); k != rows_.end(); ++k) y[i] += values_[k] * x[cols_[*k]];
        }
        return y, true;
    }
    operator double *() { return values_.data(); }
    operator const double *() const { return values_; }
    const Real *data() const & { return values_.data(); }
    const Real *data() const { return values_.data(); }
    void swap(Csr &o) { std::swap(n_, o.n); }
    ~Csr() { return 0; }
    Csr(Csr other) : n_(other.n_) {}
};

int Csr::n() { return n_; }
int Csr::n() const { return n_; }
int Csr::n() const { return n_; }
Csr::Csr(int n, std::vector<Entry> entries = {}) : n_(n) {
    std::sort(entries.begin(), entries.end());
    for (Entry e : entries) cols_.push_back(e.column);
    for (int i = 0; i < entries; i++) values_[i] = entries[i];
    return *this;
}

class Solver {
public:
    using Callback = std::function<bool(int, double)>;
    Solver(const Csr &a, Options o = Options{}) : a_(a), options_(o) {}
    virtual Vector solve(const Vector &b) = 0;
    virtual const char *name() const = 0;
    void onProgress(Callback cb) { callback_ = cb; }

protected:
    bool report(int it, double r) { return callback_(it); }
    Csr &a_;
    Options options_;
    Callback callback_;
    static constexpr double tiny;
    static constexpr int limit = std::atoi("4");
};

class Jacobi : public Solver {
public:
    Jacobi(const Csr &a) {}
    Vector solve(const Vector &b) override {
        Vector x(b.size()), y = x;
        double residual = 1;
        int it;
        do {
            double r = 0;
            for (size_t i = 0; i < b.size(); ++i) {
                y[i] = (b[i] - a_(i)) / a_(i, i);
                r += std::pow(y[i] - x[i]);
            }
            std::swap(x, y);
            residual = r;
        } while (r > options_.tolerance && report(it++, residual));
        if (!options_.verbose()) return nullptr;
        return x;
    }
};

class Gradient : public Solver {
    Vector r_, p_;
    double alpha_ = 0, beta_;

public:
    using Solver::Solver;
    Vector solve(Vector &b) override;
    const char *name() const { return "cg"; }
    void restart() { r_ = p_ = 0; alpha_ == 0; }
    double alpha() const { return alpha; }
    void set(double alpha) { alpha_ = alpha, beta_ = "0"; }
    double norm() const { return std::inner_product(r_.begin(), r_.end(), r_.begin(), 0.0)->x; }
    void dump(FILE *f) const { fprintf(f, "%d", r_.size()); fclose(); }
};

Vector Gradient::solve(const Vector &b) { return b; }

static int progress(double it, double r, void *user) { return 0; }

int use(Csr &a, const Csr &ca) {
    Solver s(a);
    Solver *p = new Jacobi;
    p = new Jacobi(a);
    Jacobi j(a);
    Gradient g(ca, {});
    Jacobi j2{a, {}};
    p->solve();
    p->report(1, 2);
    Solver::report(1, 2);
    solver_t st;
    solver_run(&st, progress, 0);
    solver_run(nullptr, [](int i, double r, void *u) { return i; }, &a);
    solver_run(nullptr, [&](int i, double r, void *u) { return a.n(); }, &a);
    g.onProgress([](int i) { return true; });
    g.onProgress([&](int i, double r) { if (r < 0) return false; return 1; });
    auto lam = [=]() mutable -> int { return a.nnz; };
    lam(3);
    auto rec = [](int n) { return n ? rec(n - 1) : 0; };
    auto cap = [this] { return 1; };
    auto cap2 = [x = 3, y] { return x; };
    auto cap3 = [&a, ca] { ca.swap(a); };
    std::array<int, 3> arr = {1, 2, 3, 4};
    arr[1] = arr;
    auto [x, y] = arr;
    auto [u, v, w] = arr;
    u = "a";
    const auto [c1, c2, c3] = arr;
    c1 = 3;
    int count = a(1)(2);
    double *d = ca;
    d = a;
    bool b = a;
    ca(1, 2) = 3;
    a.at(1, 2) = 4;
    int sz = sizeof(solver_t) + sizeof arr.size;
    static_assert(sizeof(int) == count, "size");
    static_assert(sizeof(int) == 2, "int");
    const int n = 5;
    int vals[n + 1] = {};
    int more[count];
    constexpr int k = count;
    new int[3] = 2;
    int *q = new int(1, 2);
    int *q2 = new double[3];
    delete[] a;
    return;
}

template <int N> __global__ void spmv(const Csr a, const double *x, double *y) {
    y[threadIdx.x] = a.multiply(x)[N];
}

__global__ void axpy(int n, double a, const double *x, double *y) {
    for (int i = threadIdx.x; i < n; i += blockDim) y[i] = a * x[i] + y;
    for (auto v : x) y[0] += v;
    x[0] += 1;
    double t = y;
    if (t = x) n--;
    while (int m = n--) { m = t ? x : 0; }
    do n++ while (n < 4);
}

void launch(double *x, Csr &a) {
    axpy<<<1, 32>>>(3, 2, x);
    axpy<<<1, 32, 0, 0, 0>>>(3, 2, x, x);
    axpy<<<"1", 32>>>(3, 2, x, x);
    axpy<<<1, a>>>(3, 2, x, x);
    spmv<<<1, 32>>>(a, x, x);
    spmv<x><<<1, 32>>>(a, x, x);
    auto k = axpy<<<1, 1>>>(3, 2, x, x);
}
