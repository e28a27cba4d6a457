// expect: 20050 warning 22
// expect: 20050 warning 23
// expect: 20190 error 23
// expect: 20048 error 23
// expect: 20046 error 23
// expect: 20122 error 24
// expect: 20122 error 24
// expect: 20122 error 24
// expect: 20122 error 24
// expect: 20122 error 26
// expect: 20122 error 26
// expect: 20231 error 27
// expect: 20078 error 27
// expect: 20262 error 29
// expect: 20024 error 30
// expect: 20050 warning 33
// expect: 20186 error 33
// expect: 20028 error 33
// expect: 20231 error 33
#include <stdarg.h>
#include <initializer_list>
inline namespace { __global__ constexpr void o1(std::initializer_list<int>, va_list, int &&, __grid_constant__ int); }
__global__ constexpr int o2(int &&, va_list, std::initializer_list<int>, ...) noexcept;
namespace { inline namespace I { __device__ int v; __device__ void ff(); } inline namespace { __device__ int w; namespace M { __device__ int x; namespace L { __device__ int y; __global__ void ky(); } } } }
namespace A { inline namespace B { __global__ void kb(); __device__ int vb; namespace { __device__ int vc; __global__ void kc(); } } }
namespace { namespace J { __device__ int vj; __global__ void kj(); inline namespace K { __device__ int vk; __global__ void kk(); } } }
struct S { __global__ void __launch_bounds__(1,2,3) __cluster_dims__(1) o3(int &&) ; };
void p1(int &&); __global__ void p1(int &&);
__global__ void __maxnreg__(3) __launch_bounds__(1) o4(int &&, __grid_constant__ int);
__host__ __global__ void o5(int &&);
__global__ void o6(va_list, int &&r = 1) {} 
inline namespace { __global__ void o7(); void o8(); __global__ void o8(); } 
inline namespace { template <class T> struct TS { friend __global__ void o9(TS) {} static __device__ int sd; }; struct US { __global__ void o10(); }; }
