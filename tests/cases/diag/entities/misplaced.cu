// expect: 1835 error 26
// expect: 1847 error 27
// expect: 1847 error 28
// expect: 1835 error 29
// expect: 1847 error 30
// expect: 1835 error 31
// expect: 1835 error 31
// expect: 2274 warning 32
// expect: 2274 warning 32
// expect: 1835 warning 33
// expect: 1835 warning 33
// expect: 1835 warning 33
// expect: 1847 error 34
// expect: 1835 warning 35
// expect: 1866 warning 36
// expect: 1835 warning 37
// expect: 1835 warning 38
// expect: 1835 warning 39
// expect: 1835 warning 40
// expect: 1835 warning 41
// expect: 1835 warning 42
// expect: 1835 warning 43
// expect: 1847 error 45
// expect: 1847 error 46
// expect: 1835 warning 47
__device__;
__device__ extern "C" void ec();
__noinline__ extern "C" void ec2();
__noinline__;
__global__ namespace X { }
__device__ __host__;
struct S { __device__; __noinline__; };
void f() { __device__; __noinline__; __shared__; }
__global__ extern "C++" { void x(); }
struct __nv_register_params__ ST {}; 
__nv_register_params__ struct ST2{}; 
enum __nv_register_params__ EE {};
__inline_hint__ int v; 
__forceinline__ int w; 
static __noinline__ int xs; 
template<class T> __global__ T vt;
template<class T> __global__ T vt2[3];
template<class T> __global__ T* vt3;
__device__ static_assert(true, "");
__device__ using U = int;
__device__ template<class Q> void t();
__device__ typedef int TT;
