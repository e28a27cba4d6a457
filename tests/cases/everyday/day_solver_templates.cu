// flags: -std=c++17
// Templates of a solver with wrong arguments and members.
#include <cuda_runtime.h>
#include <array>
#include <cmath>
#include <iostream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

template <typename T, int N>
struct Vec {
    T v[N];
    __host__ __device__ T &operator[](int i) { return v[i]; }
    __host__ __device__ const T &operator[](int i) const { return v[i]; }
    __host__ __device__ Vec operator+(const Vec &o) const { Vec r; for (int i = 0; i < N; ++i) r[i] = v[i] + o[i]; return r; }
    __host__ __device__ T dot(const Vec &o) const;
    template <typename U> Vec<U, N> cast() const { Vec<U, N> r; return r; }
    static constexpr int size() { return N; }
    void scale(T f) const { for (auto &x : v) x *= f; }
    void normal() { return v; }
    T norm() { return std::sqrt(dott(*this)); }
};

template <typename T, int N>
T Vec<T, N>::dot(const Vec &o) const { T s = 0; for (int i = 0; i < N; ++i) s += v[i] * o.v[i]; return s; }

template <typename T, int N>
T Vec<T, N>::cross(const Vec &o) const { return v[0] * o.v[1]; }

template <typename T>
T Vec<T>::sum() const { return 0; }

template <typename F, typename T = double>
class Solver {
public:
    Solver(F f, T tol) : f_(f), tol_(tol) {}
    T solve(T x0) { T x = x0; for (int i = 0; i < max_; ++i) { T fx = f_(x); x = x - fx; if (std::abs(fx) < tol) break; } return x; }
    void setTol(T t) { tol_ = t; }
    const T &tol() const { return tol_; }
    typedef T value_type;
private:
    F f_;
    T tol_;
    int max_ = 100;
};

template <typename T> struct Traits { static const bool ok = false; };
template <> struct Traits<float> { static const bool ok = true; using type = float; };
template <> struct Traits<float> { static const bool ok = false; };
template <typename T> struct Traits<T *> { using type = T; };
template <typename T> struct Traits<const T> { typedef T type };

template <typename T> typename std::enable_if<std::is_floating_point<T>::value, T>::type half(T t) { return t / 2; }
template <typename T> void needsType() { Traits<T>::type x; typename Traits<T>::type y; }
template <typename... Ts> int count(Ts... ts) { return sizeof...(ts) + sizeof...(Ss); }
template <typename T, typename T> struct Twice {};
template <int N> int fact() { return N * fact<N - 1>(); }
template <typename T> T clampTo(T v, T lo, T hi) { return v < lo ? lo : v > hi ? hi : v; }
template <class It, class Fn> void apply(It a, It b, Fn fn) { for (; a != b; ++a) fn(*a); }
template <typename T> void fill(std::vector<T> &v, T x) { for (auto &e : v) e = x; }

template <typename T, int B>
__global__ void reduce(const T *in, T *out, int n)
{
    __shared__ T tile[B];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthread();
    int k = n
    out[0] = tile[0];
}

template <typename T>
__global__ void axpy(T a, const T *x, T *y) { y[threadIdx.x] += a * x[threadIdx.x]; }

void use(float *p, double *q, int n)
{
    Vec<float, 3> a, b;
    Vec<float, 4> c = a;
    Vec<float> d;
    Vec<3, float> e;
    Vec<float, n> f;
    a + c;
    a - b;
    a.dot(c);
    a.dot();
    a.cast<double>() + a;
    a.cast();
    a.length();
    a.size = 3;
    a["x"];
    float s = a;
    float t = a.v;
    Vec<std::string, 2> g;
    g[0] = 3.5;
    g[1].foo();
    Solver s1([](double x) { return x; }, 0.1);
    Solver<int> s2(3);
    Solver<double (*)(double)> s3(std::sqrt, 0.1, 3);
    Solver s4;
    s1.solve("x");
    s1.tol() = 3;
    s1.f_(3);
    s1.solv(3.0);
    Traits<int>::type x1;
    Traits<float>::typ x2;
    static_assert(Traits<int>::ok, "int is no type for this");
    half(3);
    half("x");
    count<int>("x");
    clampTo(1, 2.0, 3);
    clampTo<int>(1, 2);
    clampTo<float, float>(1, 2, 3);
    std::vector<double> vd(3);
    apply(vd.begin(), vd.end());
    apply(vd.begin(), p, [](double) {});
    apply(vd, [](double) {});
    apply(vd.begin(), vd.end(), 3);
    fill(vd, 1);
    fill(vd, 1.0, 2);
    fill(p, 1.0f);
    reduce<float, 32><<<1, 32>>>(q, p, n);
    reduce<float><<<1, 32>>>(p, p, n);
    reduce<<<1, 32>>>(p, p, n);
    reduce<float, 32><<<1, 32>>>(p, p);
    axpy<<<1, 32>>>(2.0, p, p);
    axpy<<<1, 32>>>(2.0f, p, q);
    axpy<float, 3><<<1, 32>>>(2.0f, p, p);
    axpy<float>(2.0f, p, p);
    std::array<int, 2> ar = {1, 2, 3};
    std::get<2>(ar);
    std::pair<int> pr;
    std::pair<int, int> pq = {1};
    std::tuple<int, int> tp;
    std::is_same<int>::value;
    std::is_sam<int, int>::value;
    std::vector<int, int, int> vv;
    std::vector<> ve;
    std::max(1, 2.0);
    std::min(3);
    std::make_pair<int, int>(n, n);
    auto lam = [](auto x) { return x.foo(); };
    lam(3);
}
