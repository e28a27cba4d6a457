// expect: 311 error 19
// expect: 20024 error 20
// expect: 311 error 24
// expect: 311 error 25
// expect: 20007 error 26
// expect: 3369 error 28
// expect: 20091 warning 29
// expect: 147 error 31
// expect: 3369 error 32
// expect: 3369 error 34
// expect: 3369 error 37
// expect: 311 error 39
// expect: 311 error 39
// expect: 3369 error 42
// expect: 3369 error 44
// expect: 147 error 45
// expect: 20007 error 46
__global__ void kernel(int);
__host__ int kernel(int) { return 1; }
__device__ void kernel(int);
void launch() { kernel<<<1, 1>>>(2); }
__device__ int of_device(int);
int of_host();
__device__ void of_host();
float of_device(int a) { return a; }
void call() { of_device(1); of_host(); }
__device__ int variable;
double variable;
int read() { return variable; }
extern __device__ int shared;
__shared__ double shared;
__constant__ int shared;
int defined() { return 1; }
__device__ int defined() { return 1; }
void call_defined() { defined(); }
int host_variable;
__device__ int host_variable;
int read_host() { return host_variable; }
namespace N { __global__ void q(); __device__ int q(); __host__ int q(); }
struct S { __device__ void f(); __host__ __device__ void g(); void h(); __device__ int i(); };
__device__ void S::f() {}
void S::f() {}
void S::h() {}
__device__ void S::h() {}
double S::i() { return 1; }
void call_members(S s) { s.h(); s.f(); }
