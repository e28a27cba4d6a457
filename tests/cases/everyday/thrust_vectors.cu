// flags: -std=c++17
// Thrust: vectors on host and device.
#include <thrust/copy.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/fill.h>
#include <thrust/host_vector.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>

#include <string>
#include <vector>

struct Body {
    float mass;
    float position[3];
};

__global__ void scale(float *values, float by, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] *= by;
}

using Floats = thrust::device_vector<float>;

// Raw pointers and vectors.
void launched(Floats &v) { scale<<<1, 256>>>(v, 2.0f, v.size()); }

void data(Floats &v) { scale<<<1, 256>>>(v.data(), 2.0f, 3); }

void first(Floats &v) { scale<<<1, 256>>>(&v[0], 2.0f, 3); }

float *raw(Floats &v) { return v.data(); }

void iterator(Floats &v) { float *p = v.begin(); }

void wrapped(float *p) { thrust::device_ptr<float> d = p; }

// Members.
void missing(Floats &v) { v.push_all(1.0f); }

int misspelt(const Floats &v) { return v.lenght(); }

void constant(const Floats &v) { v.clear(); }

void resized(Floats &v) { v.resize("many"); }

float element(thrust::device_vector<Body> &v) { return v[0].mass; }

float whole(const Floats &v) { return v; }

// Construction.
thrust::device_vector none;

thrust::device_vector<float> wrong("size");

thrust::device_vector<float, int, int> too_many;

thrust::device_vectr<int> misspelt_type;

void from_int() { Floats v = 10; }

// Algorithms.
void not_included(Floats &v) { thrust::reduce_all(v.begin(), v.end()); }

void too_few(Floats &v) { thrust::sort(v.begin()); }

void whole_vector(Floats &v) { thrust::fill(v, 1.0f); }

void without_namespace(Floats &v) { sequence(v.begin(), v.end()); device_vector<int> w; }

void comparison(Floats &v) { thrust::sort(v.begin(), v.end(), thrust::bigger<float>()); }

std::string name(Floats &v) { return v.front() + "x"; }

int main()
{
    thrust::host_vector<float> h(10);
    Floats d = h;
    h.data = 0;
    d.begin()->x = 1;
    return d;
}
