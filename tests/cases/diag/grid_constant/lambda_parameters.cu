// expect: 20245 error 15
// expect: 20245 error 16
// expect: 20245 error 17
// expect: 20245 error 17
// expect: 1835 warning 18
// expect: 1835 warning 18
// expect: 20245 error 22
// expect: 20245 error 26
// expect: 20245 error 27
// expect: 20245 error 28
// expect: 20245 error 28
// expect: 20245 error 29
// flags: --c++20
void f() {
 auto l = [](__grid_constant__ const int x) {};
 auto m = [] __device__ (__grid_constant__ const int x) {};
 auto n = [](int a, __grid_constant__ const int x, __grid_constant__ const int y) {};
 auto o = [](__device__ int x, int __shared__ y) {};
 auto p = [](auto __grid_constant__ x) {};
 auto q = [](void (*g)(__grid_constant__ const int)) {};
 auto r = [] <class T>(__grid_constant__ const T x) {};
 void loc(__grid_constant__ const int x);
 void (*fp)(__grid_constant__ const int x);
 f2: ;
}
__global__ void k() { auto l = [](__grid_constant__ const int x) {}; }
auto ns = [](__grid_constant__ const int x) {};
struct S { int a = [](__grid_constant__ const int x) { return 1; }(2); void m(int b = [](__grid_constant__ const int x) { return 1; }(2)); };
template<class T> void t() { auto l = [](__grid_constant__ const T x) {}; }
