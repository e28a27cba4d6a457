// expect: 864 error 5
static __global__ void a(const int &r, int n = 3);
extern "C" __global__ void b(int *__restrict__ p);
namespace { __global__ void c(int (&x)[3]) {} }
template <> __global__ void operator_like<int>(int);
