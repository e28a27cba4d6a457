// flags: -std=c++14
// Kernels: launches, arguments, results.
#include <cstdio>
#include <string>
#include <vector>

struct Params {
    int n;
    float scale;
};

class Solver {
public:
    void run();
    float *values = nullptr;

private:
    int n_ = 0;
};

__global__ void fill(int *out, int value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = value;
}

__global__ void scale(float *values, Params params);
__global__ void reduce(const float *in, float *out, int n);
template <typename T> __global__ void copy(T *to, const T *from, int n);
template <int Size> __global__ void tiled(float *a);
__device__ float helper(float x) { return x * 2.0f; }
void host_function(int *out);

// Arguments.
void text_for_pointer() { fill<<<1, 32>>>("abc", 1, 2); }

void too_few(int *p) { fill<<<1, 32>>>(p, 1); }

void too_many(int *p) { fill<<<1, 32>>>(p, 1, 2, 3); }

void none() { fill<<<1, 32>>>(); }

void other_pointer(float *p) { fill<<<1, 32>>>(p, 1, 2); }

void number_for_pointer() { fill<<<1, 32>>>(5, 1, 2); }

void pointer_for_number(int *p) { fill<<<1, 32>>>(p, p, 2); }

void vector_for_pointer(std::vector<int> &v) { fill<<<1, 32>>>(v, 1, 2); }

void constant_for_pointer(const int *p) { fill<<<1, 32>>>(p, 1, 2); }

void number_for_struct(float *p) { scale<<<1, 32>>>(p, 3); }

void address_for_struct(float *p, Params &q) { scale<<<1, 32>>>(p, &q); }

void conflicting(float *a, double *b) { copy<<<1, 32>>>(a, b, 3); }

void not_deduced(float *a) { tiled<<<1, 32>>>(a); }

void wrong_template(float *a) { tiled<float><<<1, 32>>>(a); }

void private_member(Solver &s, float *p) { reduce<<<1, 32>>>(s.values, p, s.n_); }

// Configurations.
void no_configuration(int *p) { fill(p, 1, 2); }

void one_argument(int *p) { fill<<<1>>>(p, 1, 2); }

void five_arguments(int *p) { fill<<<1, 2, 3, 4, 5>>>(p, 1, 2); }

void text_configuration(int *p) { fill<<<"1", 32>>>(p, 1, 2); }

void pointer_configuration(int *p) { fill<<<p, 32>>>(p, 1, 2); }

void struct_configuration(int *p, Params q) { fill<<<q, 32>>>(p, 1, 2); }

void no_stream(int *p) { fill<<<1, 32, 0, "stream">>>(p, 1, 2); }

void undefined_size(int *p) { fill<<<blocks, threads>>>(p, 1, 2); }

void misspelt_kernel(int *p) { filll<<<1, 32>>>(p, 1, 2); }

void host_launched(int *p) { host_function<<<1, 32>>>(p); }

void device_launched() { helper<<<1, 32>>>(1.0f); }

// Results.
int result(int *p) { return fill<<<1, 32>>>(p, 1, 2); }

void stored(int *p) { auto r = fill<<<1, 32>>>(p, 1, 2); }

// Declarations.
__global__ int with_result(int *p) { return *p; }

__global__ void by_reference(int &value) { value = 1; }

__global__ void variable(int n, ...) {}

struct Inside {
    __global__ void member(int *p) { *p = 1; }
};

__global__ void by_list(std::initializer_list<int> l);

// dim3.
void dims(int *p)
{
    dim3 grid(1, 2, 3, 4);
    fill<<<grid, 32>>>(p, 1, 2);
}

void dim_text(int *p)
{
    dim3 grid("1");
    fill<<<grid, 32>>>(p, 1, 2);
}

void dim_member(int *p)
{
    dim3 grid;
    grid.width = 3;
    fill<<<grid, 32>>>(p, 1, 2);
}

void Solver::run()
{
    fill<<<1, 32>>>(values, n_, 3);
}
