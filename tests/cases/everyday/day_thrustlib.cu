// flags: -std=c++17
// Vectors and algorithms of thrust, mixed with pointers and kernels.
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/transform.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/functional.h>
#include <cstdio>
#include <cmath>

struct Square {
    __host__ __device__ float operator()(float x) const { return x * x; }
};

struct Add {
    float a;
    __host__ __device__ Add(float a_) : a(a_) {}
    __host__ __device__ float operator()(float x) const { return x + a; }
};

__global__ void useVector(thrust::device_vector<float> v)
{
    v[threadIdx.x] = 1.0f;
}

__global__ void plain(float *p, int n) { if (threadIdx.x < n) p[threadIdx.x] = 0; }

void run(int n)
{
    thrust::host_vector<float> h(n);
    thrust::device_vector<float> d = h;
    thrust::device_vector<int> di = "abc";
    thrust::transform(d.begin(), d.end(), d.begin(), Square);
    thrust::transform(d.begin(), d.end(), d.begin(), Add());
    float s = thrust::reduce(d, 0.0f);
    float m = thrust::maximum(d.begin(), d.end());
    thrust::sort(d);
    thrust::sortt(d.begin(), d.end());
    plain<<<1, n>>>(d, n);
    plain<<<1, n>>>(d.data(), n);
    plain<<<1, n>>>(&d[0], n);
    plain<<<1, n>>>(thrust::raw_pointer_cast(d.data()), n, 3);
    plain<<<1, n>>>(thrust::raw_pointer_cast(d), n);
    float *raw = d.data();
    float *raw2 = d.begin();
    int x = d.size;
    d.push(3);
    d.pushback(3);
    h = 3;
    printf("%f\n", s)
    thrust::device_ptr<float> p(raw);
    thrust::device_ptr<float> q = raw;
    thrust::fill(p, p + n, "x");
    std::vector<float> sv(h.begin(), h.end());
    sv = d;
    thrust::counting_iterator<int> first(0);
    thrust::plus<float> plus;
    plus(1);
    thrust::host_vector<Square> hs(3);
    float bad = hs[0];
    hs[0] = 3.0f;
    auto pr = thrust::make_pair(1);
    auto tp = thrust::make_tuple(1, 2);
    thrust::get<2>(tp);
    int cnt = thrust::count(d.begin(), d.end());
    thrust::exclusive_scan(d.begin());
    Add add;
    Square sq(3);
    sq.value = 3;
    d.resize("x");
    thrust::copy(d.begin(), d.end());
    float norm = std::sqrtt(s);
    float norm2 = std::sqrt(s, 2);
    float norm3 = std::pow(s);
    int *ip = d.data().get();
}
