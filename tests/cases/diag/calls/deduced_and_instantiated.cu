// expect-device: 20037 warning 9
template <class T> __host__ __device__ auto f(T t) { return t; }
template <class T> __device__ auto d(T t) { return t; }
extern template __device__ auto d<int>(int);
template __device__ auto d<int>(int);
extern template __host__ __device__ auto f<int>(int);
__global__ void k(int *o) { *o = d(1) + f(2); }
namespace n { template <class T> __device__ auto q(T t) { return t; } template <> __device__ auto q<char>(char c) { return c; } }
template __device__ auto n::q<int>(int); extern template __device__ auto n::q<long>(long); template auto n::q<short>(short);
template <> __device__ auto n::q<float>(float f) { return f; }
template <> __device__ auto n::q<double>(double);
struct S { template <class T> __device__ auto m(T t) { return t; } template <class T> static __device__ auto s(T t) { return t; } };
template __device__ auto S::m<int>(int); extern template __device__ auto S::s<int>(int); template <> __device__ auto S::m<char>(char c) { return c; }
template __device__ auto S::m(long);
