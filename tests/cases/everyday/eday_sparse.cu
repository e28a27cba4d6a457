// A sparse solver with thrust and cub, before its first compilation.
// flags: -std=c++17 --extended-lambda
#include <cmath>
#include <cub/cub.cuh>
#include <iostream>
#include <string>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>
#include <vector>

template <typename T> struct CsrView {
    const int *offsets;
    const int *columns;
    const T *values;
    int rows;
};

template <typename T> class Csr {
public:
    Csr(int rows, int nnz) : offsets_(rows + 1), columns_(nnz), values_(nnz), rows_(rows) {}
    CsrView<T> view() const
    {
        return {thrust::raw_pointer_cast(offsets_.data()), thrust::raw_pointer_cast(columns_), values_.data(), rows_};
    }
    int nnz() const { return values_.size(); }
    void assemble(const thrust::host_vector<int> &rows, const std::vector<T> &values)
    {
        thrust::copy(rows.begin(), rows.end(), offsets_.begin());
        thrust::copy(values, values_.begin());
        thrust::sort_by_key(offsets_.begin(), offsets_.end(), values_.begin());
        values_ = values;
        columns_ = rows[0];
    }

private:
    thrust::device_vector<int> offsets_, columns_;
    thrust::device_vector<T> values_;
    int rows_;
    friend class Solver<T>;
};

template <typename T> struct axpy {
    T a;
    explicit axpy(T v) : a(v) {}
    __host__ __device__ T operator()(const T &x, const T &y) { return a * x + y; }
};
struct square {
    template <typename T> __device__ T operator()(T x) { return x * x; }
};
struct is_small { double eps; __host__ __device__ bool operator()(double x) const { return fabs(x) < epsilon; } };

template <typename T> __global__ void spmv(CsrView<T> a, const T *x, T *y)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= a.rows) return;
    T sum = 0;
    for (int k = a.offsets[row]; k < a.offsets[row + 1]; ++k) sum += a.values[k] * x[a.cols[k]];
    y[row] = sum;
}

template <int BLOCK, typename T> __global__ void blockDot(const T *x, const T *y, T *out, int n)
{
    using Reduce = cub::BlockReduce<T, BLOCK>;
    __shared__ Reduce::TempStorage temp;
    int i = blockIdx.x * BLOCK + threadIdx.x;
    T v = i < n ? x[i] * y[i] : 0;
    T sum = Reduce(temp).Sum(v);
    if (threadIdx.x == 0) atomicAdd(out, sum);
}

__global__ void jacobi(const double *diag, double *x, int n)
{
    typedef cub::BlockScan<double, 128> Scan;
    __shared__ Scan::TempStorage storage;
    __shared__ cub::WarpReduce<double>::TempStorage *warps[4];
    double prefix;
    Scan(storage).ExclusiveSum(x[threadIdx.x], prefix, n, n, n);
    Scan(storage).InclusiveScan(x[threadIdx.x], prefix);
    x[threadIdx.x] = prefix / diag[threadIdx.x];
    double w = cub::WarpReduce<double>(warps[0]).Sum(prefix);
    diag[0] = w;
}

template <typename T> class Preconditioner {
public:
    virtual void apply(const thrust::device_vector<T> &r, thrust::device_vector<T> &z) const = 0;
    virtual ~Preconditioner();
};

template <typename T> class Diagonal : public Preconditioner<T> {
public:
    Diagonal(const thrust::device_vector<T> &d) : d_(d) {}
    void apply(const thrust::device_vector<T> &r, thrust::device_vector<T> &z) override
    {
        thrust::transform(r.begin(), r.end(), d_.begin(), z.begin(), thrust::divides<T>());
    }

private:
    thrust::device_vector<T> d_;
};

template <typename T> class Identity : public Preconditioner<T> {
    void apply(const thrust::device_vector<T> &r, thrust::device_vector<T> &z) const override { z = r; }
};

enum class Status { converged, diverged, maxIterations };

template <typename T> class Solver {
public:
    struct Result { Status status; int iterations; T residual; };
    Solver(const Csr<T> &a, const Preconditioner<T> *m, T tol = 1e-8) : a_(a), m_(m), tol_(tol) {}

    Result solve(const thrust::device_vector<T> &b, thrust::device_vector<T> &x, int maxIt)
    {
        thrust::device_vector<T> r(b), z(b.size()), p, q(b.size());
        T rho = dot(r, z);
        for (int it = 0; it < maxIt; ++it) {
            m_.apply(r, z);
            multiply(p, q);
            T alpha = rho / thrust::inner_product(p.begin(), p.end(), q.begin(), T(0));
            thrust::transform(p.begin(), p.end(), x.begin(), x.begin(), axpy<T>(alpha));
            thrust::transform(q.begin(), q.end(), r.begin(), r.begin(), axpy(-alpha));
            T norm = std::sqrt(dot(r, r));
            if (norm < tolerance_) return {Status::converged, it, norm};
            if (std::isnan(norm)) return Status::diverged;
        }
        return {maxIterations, maxIt};
    }

private:
    T dot(const thrust::device_vector<T> &u, const thrust::device_vector<T> &v) const
    {
        return thrust::inner_product(u.begin(), u.end(), v.begin());
    }
    void multiply(const thrust::device_vector<T> &in, thrust::device_vector<T> &out)
    {
        auto v = a_.view();
        spmv<<<(v.rows + 127) / 128, 128>>>(v, thrust::raw_pointer_cast(in.data()), thrust::raw_pointer_cast(out.data()), 0);
    }
    const Csr<T> &a_;
    const Preconditioner<T> *m_;
    T tol_;
};

double sumCub(const thrust::device_vector<double> &v)
{
    void *temp = nullptr;
    std::size_t bytes;
    double *out;
    cudaMalloc(&out, sizeof(double));
    cub::DeviceReduce::Sum(temp, bytes, v.begin(), out, v.size());
    cub::DeviceReduce::Sum(temp, v.begin(), out);
    cub::DeviceReduce::Summ(temp, bytes, v.begin(), out, v.size());
    cub::DeviceScan::ExclusiveSum(temp, bytes, v.data(), out, v.size());
    return out;
}

void lambdas(thrust::device_vector<double> &v, double shift)
{
    int count = 0;
    thrust::for_each(v.begin(), v.end(), [&] __device__(double &x) { x += shift; });
    thrust::for_each(v.begin(), v.end(), [=] __device__(double &x) { x += shift; count++; });
    thrust::for_each(thrust::device, v.begin(), v.end(), [] __device__(double &x) { x += shift; });
    thrust::transform(v.begin(), v.end(), v.begin(), [shift] __device__(double x, double y) { return x; });
    thrust::transform(v.begin(), v.end(), [=] __host__ __device__(double x) { return x * shift; });
    auto f = [] __device__(int i) { return i; };
    auto it = thrust::make_transform_iterator(v.begin(), f);
    auto zip = thrust::make_zip_iterator(thrust::make_tuple(v.begin(), v.end()));
    thrust::for_each(zip, zip + 3, [] __device__(thrust::tuple<double, double> t) { t.get<2>() = 1; });
    auto n = thrust::count_if(v.begin(), v.end(), is_small(1e-3));
    thrust::counting_iterator<int> first = thrust::make_counting_iterator("0");
    auto last = thrust::find(v.begin(), v.end(), 0.0);
    if (last == nullptr) return;
    std::cout << thrust::get<0>(last) << n;
}

int main()
{
    Csr<double> a(10);
    Csr<float> b(10, 20);
    Csr c(3, 3);
    Diagonal<double> m(thrust::device_vector<double>(10, 1.0));
    Identity<double> id;
    Solver<double> solver(a, id);
    Solver<double> other(a, &id, "1e-8");
    Solver<float> wrong(a, &id);
    thrust::device_vector<double> x(10), rhs(10, 1.0), rhs2("10");
    auto result = other.solve(rhs, x);
    Solver<double>::Result r = other.solve(rhs, x, 100);
    if (r.status == converged) std::cout << r.iteration << std::endl;
    std::cout << r << r.status << std::endl;
    thrust::host_vector<double> h = x;
    std::vector<double> s = x;
    double *raw = x.data();
    double first = x[0], second = x(1);
    thrust::sort(x.begin(), x.end(), thrust::greater<double>);
    thrust::sort(x);
    double total = thrust::reduce(x.begin(), x.end(), 0.0, thrust::plus<double>());
    double big = thrust::reduce(x.begin(), x.end(), 0.0, thrust::maximun<double>());
    const auto [status, iterations] = r;
    blockDot<256><<<1, 256>>>(raw, raw, raw, 10);
    blockDot<<<1, 256>>>(raw, raw, raw, 10);
    blockDot<double, 256><<<1, 256>>>(raw, raw, raw, 10);
    jacobi<<<1, 128>>>(x.data(), x.data(), 10);
    a.columns_.clear();
    sumCub(x, 1);
    sumCub(h);
    return first + second + total + big;
}
