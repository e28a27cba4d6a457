typedef void F(int);
__device__ F declared;
__device__ F defined;
__device__ void defined(int) {}
namespace N { static __device__ F inside; __device__ decltype(defined) twin; }
using H = int(double) noexcept;
extern __device__ H other;
struct S { __device__ F member; static __device__ F shared_one; };
__device__ void S::member(int) {}
__global__ void k(S *s) { defined(1); s->member(2); }
template <class T> using to = void(T *);
namespace N { template <class T> using from = int(T); }
__device__ to<int> by_template; __device__ void by_template(int *p) { *p = 2; }
__device__ N::from<int> by_qualified; __device__ int by_qualified(int p) { return p; }
struct of_templates { __device__ to<int> member; __device__ static to<int> shared_one; };
__device__ void of_templates::member(int *) {} __device__ void of_templates::shared_one(int *) {}
template <class T> struct of_parameters { __device__ to<T> member; };
template <class T> __device__ void of_parameters<T>::member(T *) {}
__global__ to<int> launched; __global__ void launched(int *p) {}
__host__ __device__ to<int> both; __host__ __device__ void both(int *p) {}
void host(int *p) { launched<<<1, 1>>>(p); both(p); }
