// expect: 20122 error 9
// expect: 20122 error 10
// expect: 20028 error 12
// expect: 20028 error 13
// expect: 20122 error 13
// expect: 20122 error 15
// expect: 20122 error 16
// expect: 20122 error 17
inline namespace { extern __device__ int a;
static __constant__ int b;
template<class T> __device__ T v;
struct S { static __device__ int m; };
__device__ int S::m;
}
inline namespace { namespace A { namespace B { __shared__ int q; } }
inline namespace I { __managed__ int r; } }
namespace { __device__ int late; }
