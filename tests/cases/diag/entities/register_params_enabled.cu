// expect: 1835 warning 38
// expect: 1835 warning 38
// expect: 20204 error 39
// expect: 20205 error 39
// expect: 1835 warning 39
// expect: 20204 error 39
// expect: 20204 error 39
// expect: 20204 error 39
// expect: 20205 error 39
// expect: 20204 error 39
// expect: 20205 error 41
// expect: 1835 warning 43
// expect: 20204 error 44
// expect: 20205 error 44
// expect: 20205 error 44
// expect: 1835 warning 45
// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 1835 warning 46
// expect: 20205 error 47
// expect: 20205 error 47
// expect: 1847 error 48
// expect: 20205 error 49
// expect: 20205 error 49
// expect: 20205 error 50
// expect: 20205 error 51
// expect: 20205 error 51
// expect: 1835 warning 52
// expect: 1835 warning 52
// expect: 1835 error 52
// expect: 20205 error 54
// expect: 20205 error 54
// expect: 20205 error 54
// flags: --uumn
__nv_register_params__ __device__ void a(int);
__device__ void __nv_register_params__ a1(int);
__device__ void a2(int) __nv_register_params__;
__nv_register_params__ int v1; __nv_register_params__ __device__ int v2;
struct M { __nv_register_params__ void m(); __device__ __nv_register_params__ static void s(...); __nv_register_params__ int x; __nv_register_params__ M(); __nv_register_params__ ~M(); __nv_register_params__ operator int(); __nv_register_params__ virtual void vv(int,...); friend __nv_register_params__ void fr(int); };
__nv_register_params__ void M::m() {}
template<class T> __nv_register_params__ __device__ void t(T, ...);
template<class... T> __nv_register_params__ __device__ void t3(T...);
template<class T> __nv_register_params__ __device__ T vt;
__nv_register_params__ void p1(), p2(...), *p3(...);
void q(__nv_register_params__ int x, void (*f)(int) __nv_register_params__);
void (*fp)(int) __nv_register_params__; __nv_register_params__ void (*fp2)(int);
__nv_register_params__ __nv_register_params__ void d2(...);
__nv_register_params__ extern "C" void ec(...);
extern "C" __nv_register_params__ void ec2(...); extern "C" { __nv_register_params__ void ec3(...); }
namespace N { __nv_register_params__ void ec(...); }
__nv_register_params__ void re(...); void re(...); __nv_register_params__ void re(...) {}
using A = __nv_register_params__ void(...); using B __nv_register_params__ = void(int); __nv_register_params__; 
void c(int a = [] __nv_register_params__ (...) { return 1; }(0)); 
void __nv_register_params__ *ptr(...); int * __nv_register_params__ ptr2(...); __nv_register_params__ const int & ref(...);
