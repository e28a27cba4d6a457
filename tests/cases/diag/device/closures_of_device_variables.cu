// expect-device: 20068 error 11
typedef float (*unary)(float);
__device__ unary t1[] = {[](float x) { return x * x; }, nullptr};
__device__ unary t2 = [](float x) { return x * x; };
__device__ unary t3 = +[](float x) { return x * x; };
__device__ int t4 = [] { return 3; }();
__constant__ unary t5[2] = {[](float x) { return x * x; }};
struct S { unary u = [](float x) { return x; }; }; __device__ S t7;
template <class T> __device__ unary t8 = [](float x) { return x * sizeof(T); };
float hf(float x) { return x; }
__device__ unary t9 = hf;
__device__ unary t10[] = {[](float x) { return hf(x); }};
__global__ void k(float *o) { static unary s = [](float x) { return x; }; o[0] = t8<int>(1) + s(1); }
