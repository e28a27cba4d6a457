// expect: 114 warning 8
// expect: 114 warning 9
// expect: 114 warning 10
// expect: 114 warning 11
// expect: 114 warning 12
// expect: 114 warning 12
// expect: 114 warning 15
static void s();
static __device__ void d();
static __host__ __device__ void hd();
static __global__ void k();
namespace { void n(); __device__ void nd(); }
void go() { s(); n(); hd(); k<<<1, 1>>>(); }
__device__ void dd() { d(); nd(); }
static __device__ void u();
template <class T> __device__ void t() { u(); }
