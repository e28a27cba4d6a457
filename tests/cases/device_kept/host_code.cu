// flags: -std=c++17
// code of the host keeps what is for both sides
#include <utility>
#include <new>
struct X { int a; __host__ __device__ X(int q) : a(q) {} __host__ __device__ int m() { return 1; } };
__host__ __device__ inline int hi(int x) { return x; }
template<class T> __host__ __device__ int ht(T x) { return x; }
template<class T> __host__ __device__ int ht2(T x) { return x; }
template<class T> __host__ __device__ int ht3(T x) { return x; }
__host__ __device__ inline int hi2(int x) { return x; }
__host__ __device__ inline int hi3(int x) { return x; }
template<class T> __host__ __device__ constexpr int hc(T x) { return x; }
void plain() { hi(3); ht(3); X x(3); x.m(); new (0) int; }
template<class T> T inst(T t) { hi2(3); ht2(3); return std::move(t); }
inline int inl() { return hi3(3)+ht3(3); }
void caller() { inst(3L); int a[hc(3)]; constexpr int q = hc(3L); auto l = [](auto x) { return std::move(x) + ht('c'); }; l((short)3); }
