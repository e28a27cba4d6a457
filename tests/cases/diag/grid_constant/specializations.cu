// expect: 20243 error 21
// expect: 20244 error 23
// expect: 20244 error 25
// expect: 20278 warning 25
// expect: 20244 error 27
// expect: 20244 error 27
// expect: 20243 error 28
// expect: 20243 error 28
// expect: 20243 error 29
// expect: 20243 error 29
// expect: 20245 error 32
// expect: 20243 error 35
// expect: 20244 error 36
// expect: 20243 error 37
// expect: 20244 error 37
// expect: 20244 error 39
// expect: 20243 error 40
// expect: 20243 error 42
// expect: 20244 error 43
template <class T> __global__ void t(const __grid_constant__ T a) {}
template <> __global__ void t<char>(const char a) {}
template <> __global__ void t<short>(const __grid_constant__ short a) {}
template __global__ void t<int>(const int a);
template __global__ void t<long>(const __grid_constant__ long b);
extern template __global__ void t<float>(const float);
template <class T> __global__ void u(const T a, const __grid_constant__ T b) {}
template __global__ void u<int>(const __grid_constant__ int a, const int b);
template <> __global__ void u(const __grid_constant__ char x, const char y) {}
template <> __global__ void u(const __grid_constant__ short x, const short y);
template <> __global__ void u(const short x, const __grid_constant__ short y) {}
template <class T> __global__ void o(const __grid_constant__ T a); template <class T> __global__ void o(const __grid_constant__ T* a); 
template <class T> __device__ void dv(const __grid_constant__ T a) {}
template __device__ void dv(const char a);
namespace N { template <class T> __global__ void n(const __grid_constant__ T a) {} template <class T> __global__ void n2(const __grid_constant__ T a) {} }
template <> __global__ void N::n<char>(const char a) {}
template __global__ void N::n<int>(const int a);
namespace N { template <> __global__ void n<short>(const short a) {} template __global__ void n2<int>(const int a); }
template <class... T> __global__ void p(const __grid_constant__ T... a) {}
template __global__ void p<int, int>(const int a, const __grid_constant__ int b);
template <> __global__ void p<char>(const char a) {}
template <int I> __global__ void q(const __grid_constant__ int a) {}
template <> __global__ void q<3>(const int a) {}
template __global__ void q<4>(const int);
