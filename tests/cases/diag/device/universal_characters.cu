// expect: none
__device__ int \u00e9x;
__device__ void f\u00e9() { }
__global__ void k\u00e9() { }
void h\u00e9(); int v\u00e9;
__device__ void g(int p\u00e9) { int l\u00e9 = p\u00e9; (void)l\u00e9; }
struct S\u00e9 { int m\u00e9; __device__ void n\u00e9(); static __device__ int s\u00e9(); };
namespace N\u00e9 { __device__ int w; }
__shared__ int s\u00e9; __constant__ int c\u00e9;
template<class T\u00e9> __device__ void t(T\u00e9) { }
template<class T> __device__ void t\u00e9(T) { }
__host__ __device__ void hd\u00e9();
enum E\u00e9 { e\u00e9 }; typedef int T\u00e91;
