// expect: 20050 warning 12
// expect: 20050 warning 13
// expect: 20050 warning 14
// expect: 20050 warning 15
// expect: 20231 error 16
// expect: 20231 error 16
// expect: 20050 warning 17
// expect: 20186 error 17
// expect: 20245 error 24
// flags: --c++20
#include <initializer_list>
consteval __global__ void c1() {}
template <class T> consteval __global__ void c2() {}
__global__ consteval void c3();
__global__ constexpr void c4(int &&);
struct S { consteval __global__ void m() {} constexpr __global__ void n(); };
struct G { friend constexpr __global__ void fr() {} };
__global__ void g1(__grid_constant__ const int a, __grid_constant__ int b, const __grid_constant__ int &c, __grid_constant__ int &d, const __grid_constant__ int *e, __grid_constant__ int *const f, __grid_constant__ int &&g);
template <class T> __global__ void g2(__grid_constant__ T t) {}
template <class T> __global__ void g3(__grid_constant__ const T t) {}
typedef const int CI; typedef int &R; __global__ void g4(__grid_constant__ CI a, __grid_constant__ R r, __grid_constant__ const R q);
__global__ void g5(__grid_constant__ const int a[3]);
void use() { g2<int><<<1,1>>>(1); g2<const int><<<1,1>>>(1); g3<int &><<<1,1>>>( *new int); g3<int><<<1,1>>>(1);}
__device__ void g6(__grid_constant__ int a);
__global__ void g7(__grid_constant__ int a) {} __global__ void g7(__grid_constant__ int a);
struct Q { int x; }; __global__ void g8(__grid_constant__ Q q, const Q __grid_constant__ r);
__global__ void g9(void (*f)(__grid_constant__ int));
template <class T> __global__ void g10(__grid_constant__ T *t, __grid_constant__ T &r);
