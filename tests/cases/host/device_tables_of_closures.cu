// flags: -std=c++17
// Tables of functions and closures in device memory, whose bounds the initialisers give
typedef float (*unary)(float); __device__ float dbl(float x) { return x + x; }
__device__ unary table[] = {dbl, [](float x) { return x * x; }, nullptr};
__device__ unary t2[] = {dbl, nullptr};
__device__ unary t3[3] = {dbl, [](float x) { return x * x; }};
__device__ unary t4 = [](float x) { return x * x; };
__device__ int t5[] = {1, [] { return 2; }(), 3};
static __device__ float (*const t6[])(float) = {dbl, [](float x) { return x; }};
__constant__ unary t7[] = {dbl, [](float x) { return x * 2; }};
namespace n { __device__ const unary t8[] = {[](float x) { return x * 2; }}; }
template <class T> __device__ unary t9[] = {[](T x) { return x; }};
__global__ void k(float *p) { p[0] = table[0](p[1]) + t2[0](1) + t3[0](1) + t4(1) + t5[1] + t6[0](1) + t7[0](1) + n::t8[0](1) + t9<float>[0](1); }
int main() { k<<<1, 1>>>(0); return sizeof(table) + sizeof(t7); }
