// expect: 1847 warning 16
// expect: 1847 warning 17
// expect: 1835 warning 18
// expect: 1847 warning 21
// expect: 1847 warning 22
// expect: 1847 warning 23
// expect: 1866 warning 24
// expect: 1866 warning 25
// expect: 1835 warning 26
// expect: 1847 warning 28
// expect: 1847 warning 28
// expect: 1847 warning 29
// expect: 1847 warning 30
// expect: 1847 error 31
// expect: 1835 warning 32
template<class T> __device__ struct A {};
template<class T> __global__ struct B { int m; };
template<class T> struct __device__ C {};
template<class T> struct D {} __device__;
template<> __device__ struct A<int> {};
template<class T> __device__ struct A<T*> {};
template<class T> __device__ class E;
template<class T> __shared__ union U {};
__device__ struct F {};
__device__ struct G;
template struct __device__ A<float>;
template __device__ struct A<char>;
struct O { template<class T> __device__ struct I {}; template<class T> __device__ struct J; };
namespace N { template<class T> __host__ __device__ struct K {}; }
template<class T> __launch_bounds__(3) struct L {};
__device__ using al2 = int;
using al4 __device__ = int;
