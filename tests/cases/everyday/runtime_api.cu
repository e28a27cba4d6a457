// flags: -std=c++17
// Calls of the run-time API.
#include <cuda_runtime.h>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

struct Grid {
    int width, height;
    float *cells;
};

__global__ void step(Grid grid);
__constant__ float coefficients[16];

// Memory.
void by_value(float *p) { cudaMalloc(p, 16); }

void no_size(float *p) { cudaMalloc(&p); }

float *as_result() { return cudaMalloc(16); }

void wrong_pointer(int n) { cudaMalloc(&n, 16); }

void too_many(float *p) { cudaMalloc(&p, 16, 1); }

void of_vector(std::vector<float> &v) { cudaMalloc(v.data(), 16); }

void constant(const Grid &g) { cudaMalloc(&g.cells, 16); }

void freed(float p) { cudaFree(p); }

void freed_vector(std::vector<float> &v) { cudaFree(v); }

void freed_smart(std::unique_ptr<float> &p) { cudaFree(p); }

void freed_misspelt(float *p) { cudafree(p); }

// Copies.
void no_kind(float *a, float *b) { cudaMemcpy(a, b, 16); }

void number_for_kind(float *a, float *b) { cudaMemcpy(a, b, 16, 1); }

void wrong_order(float *a, float *b) { cudaMemcpy(a, b, cudaMemcpyHostToDevice, 16); }

void misspelt_kind(float *a, float *b) { cudaMemcpy(a, b, 16, cudaMemcpyHostToDev); }

void from_number(float *a) { cudaMemcpy(a, 16, 16, cudaMemcpyDefault); }

void from_constant(const float *a, float *b) { cudaMemcpy(a, b, 16, cudaMemcpyDefault); }

void from_vector(float *a, std::vector<float> &v) { cudaMemcpy(a, v, 16, cudaMemcpyDefault); }

void string_for_stream(float *a, float *b) { cudaMemcpyAsync(a, b, 16, cudaMemcpyDefault, "s"); }

void symbol(float *a) { cudaMemcpyToSymbol(coefficients, a); }

void no_such_symbol(float *a) { cudaMemcpyToSymbol(coefficient, a, 16); }

void set(float *a) { cudaMemset(a, 0); }

// Errors, streams, events, devices.
int error(float *p) { int e = cudaDeviceSynchronize(); cudaError_t f = 3; return e + f; }

std::string text(cudaError_t e) { return cudaGetErrorString(e, 1); }

void text_of_number() { std::printf("%s\n", cudaGetErrorString(3)); }

void stream_by_value(cudaStream_t s) { cudaStreamCreate(s); }

void stream_for_event(cudaStream_t s) { cudaEventRecord(s); }

void event_time(cudaEvent_t a, cudaEvent_t b) { float t = cudaEventElapsedTime(a, b); }

void event_double(cudaEvent_t a, cudaEvent_t b) { double t; cudaEventElapsedTime(&t, a, b); }

void properties() { cudaDeviceProp p; cudaGetDeviceProperties(p, 0); }

void property_name() { cudaDeviceProp p; cudaGetDeviceProperties(&p, 0); std::printf("%d\n", p.multiprocessorCount); }

void count() { int n = cudaGetDeviceCount(); }

void unsigned_count() { unsigned n; cudaGetDeviceCount(&n); }

void launched(Grid g) { void *args[] = {&g}; cudaLaunchKernel(step, 1, 32, args); }

void attribute() { cudaFuncSetAttribute(step, cudaFuncAttributeMaxSharedMemory, 3); }

void occupancy() { int n; cudaOccupancyMaxActiveBlocksPerMultiprocessor(n, step, 32, 0); }

int main()
{
    cudaError e = cudaSuccess;
    if (e != cudaSucces)
        return e;
    return cudaSuccess.code;
}
