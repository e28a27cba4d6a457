// flags: -std=c++17
// Default arguments that only the definition of a member template, or a later declaration of a template has
struct A { template <class T> __device__ int f(T a, int b); template <class T> __host__ __device__ static int g(T a); };
template <class T> __device__ int A::f(T a, int b = 3) { return a + b; }
template <class T> __host__ __device__ int A::g(T a = T()) { return a; }
template <class T> __device__ int h(T a, int b);
template <class T> __device__ int h(T a, int b = 4) { return a + b; }
template <class T> __host__ __device__ int h2(T a, int b);
template <class T> __host__ __device__ int h2(T a, int b = 4);
template <class T> __host__ __device__ int h2(T a, int b) { return a + b; }
namespace n { template <class T> struct B { template <class U> __device__ U f(U a, T b); __device__ T g(T a, int b); }; 
template <class T> int j(T a, int b); }
template <class T> template <class U> __device__ U n::B<T>::f(U a, T b = 3) { return a + b; }
template <class T> __device__ T n::B<T>::g(T a, int b = 3) { return a + b; }
template <class T> int n::j(T a, int b = 2) { return a + b; }
int use() { return h2(1, 2) + A::g<int>(3) + n::j(3, 4); }
__global__ void k(int *p) { A a; *p = a.f(1) + a.f(2, 3) + A::g<int>() + h(1) + h2(2); n::B<int> b; p[1] = b.f(1, 2) + b.g(2); }
namespace m { template <class T> int q(T a, int b); template <class T> int q2(T a, int b); 
template <class T> int q(T a, int b = 5) { return a + b; }
inline namespace v { template <class T> int q3(T a, int b = 4); template <class T> T q3(T *a, int b = 4);}
}
template <class T> int m::q2(T a, int b = 5) { return a + b; }
int use3() { return m::q(1, 2) + m::q2(3, 4); }
template <class T> int ov(T a, int b);
template <class T> int ov(T *a, int b = 4) { return *a + b; }
int use2(int *p) { return ov(p); }
