// flags: -std=c++17
// What device code may not use, and ordinary mistakes in it.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

int host_counter = 0;
const int host_table[4] = {1, 2, 3, 4};
static float host_scale = 2.0f;
__device__ int device_counter;
__constant__ float weights[8];
__managed__ int shared_with_host;

void log_value(int value);
int host_random() { return std::rand(); }
__device__ float inner(float x) { return x + 1.0f; }
__host__ __device__ float both(float x) { return x * 2.0f; }

struct Logger {
    Logger();
    void write(int value);
    __device__ void trace(int value) const;
};

struct Vec { float x, y; };

// Functions of the other side.
__global__ void calls_host(int *p) { log_value(*p); }

__global__ void calls_random(int *p) { *p = host_random(); }

__device__ void calls_member(Logger &l) { l.write(3); }

__device__ int in_device() { return host_random() + 1; }

__global__ void constructs() { Logger l; l.trace(1); }

float host_calls_device(float x) { return inner(x); }

__host__ __device__ float mixed(float x) { return inner(x); }

__global__ void text(int *p) { std::string s("abc"); *p = s.size(); }

__global__ void vector(int *p) { std::vector<int> v; v.push_back(*p); }

// Variables of the other side.
__global__ void reads_host(int *p) { *p = host_counter; }

__global__ void writes_host() { host_counter = 3; }

__global__ void host_array(int *p) { *p = host_table[threadIdx.x]; }

__device__ float scaled(float x) { return x * host_scale; }

__global__ void constant_written() { weights[0] = 1.0f; }

// Shared memory.
__global__ void initialised() { __shared__ int count = 0; count++; }

__global__ void initialised_array() { __shared__ float tile[2] = {1.0f, 2.0f}; tile[0] = 0; }

__global__ void sized(int n) { __shared__ float tile[n]; tile[0] = 0; }

__global__ void two_dimensional(float *p) { __shared__ float tile[16][17]; *p = tile[3]; }

__shared__ int at_file_scope;

__device__ void with_constructor() { __shared__ Logger l; l.trace(1); }

// Built-in variables.
__global__ void misspelt(int *p) { *p = threadIdx.w + blockidx.x; }

__global__ void whole(int *p) { *p = threadIdx; }

__global__ void assigned() { threadIdx.x = 3; }

// Ordinary mistakes in kernels.
__global__ void pointer(float *p) { *p = p * 2; }

__global__ void text_value(int *p) { *p = "x"; }

__global__ void member(Vec *v) { v->z = v.x; }

__global__ void undefined(float *out, int n) { if (i < n) out[i] = 1.0f; }

__global__ void returns(int *p) { return *p; }

__global__ void few(float *p) { *p = powf(*p); }

__global__ void atomic(double *p, int *q) { atomicAdd(q, "1"); atomicAdd(p); }

__global__ void vector_type(float4 *p) { p->x = p->q; *p = make_float4(1.0f, 2.0f); }

__global__ void constant_parameter(const float *p) { p[0] = 1.0f; }

__device__ int no_result(int x) { x += 1; }

__global__ void shuffled(int *p) { *p = __shfl_down_sync(*p); }

__device__ void barrier() { __syncthreads(1); }

__global__ void allocated() { auto *p = new Vec(1.0f); delete p; }
