// flags: -std=c++17 --extended-lambda
// Thrust: functors and fancy iterators.
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>

struct Saxpy {
    float a;
    __host__ __device__ float operator()(float x, float y) const { return a * x + y; }
};

struct Square {
    __host__ __device__ float operator()(float x) const { return x * x; }
};

using Floats = thrust::device_vector<float>;

// How functors are made.
void no_arguments(Floats &x) { thrust::transform(x.begin(), x.end(), x.begin(), Sqare()); }

void a_type(Floats &x) { thrust::transform(x.begin(), x.end(), x.begin(), Square); }

void member(Saxpy s) { s.b = 2.0f; }

void called(Saxpy s) { float r = s(1.0f); }

void called_with_text(Square s) { float r = s("one"); }

void constructed() { Saxpy s("x"); }

void plus_of_none() { auto p = thrust::plus<float, int, int>(); }

void misspelt() { auto p = thrust::multiply<float>(); }

// Iterators.
void zip(Floats &x, Floats &y) { auto z = thrust::make_zip_iterator(thrust::make_pairs(x.begin(), y.begin())); }

void counting() { thrust::counting_iterator<int> i = "0"; }

void assigned() { thrust::counting_iterator<int> i(0); i = 2.5; *i = 3; }

float third(thrust::tuple<float, float> t) { return thrust::get<2>(t); }

float not_a_tuple(float f) { return thrust::get<0>(f); }

thrust::tuple<float, int> pair() { return thrust::make_tuple("a", 1); }

// Results.
float summed(Floats &x) { return thrust::reduce(x); }

void void_result(Floats &x) { int n = thrust::fill(x.begin(), x.end(), 0.0f); }

void lambda_capture(Floats &x, float by)
{
    thrust::transform(x.begin(), x.end(), x.begin(), [] __device__(float v) { return v * by; });
}

void lambda_member(Floats &x)
{
    thrust::transform(x.begin(), x.end(), x.begin(), [=] __device__(float v) { return v.x; });
}

void lambda_name(Floats &x)
{
    thrust::for_each(x.begin(), x.end(), [=] __device__(float &v) { v = factor; });
}

int main()
{
    Floats x(10), y(10);
    thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), Saxpy{2.0f, 3.0f});
    auto end = thrust::make_counting_iterator(10).value;
    return x.size;
}
