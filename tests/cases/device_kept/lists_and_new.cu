// Lists in braces, and what new-expressions call and do not call.
// flags: -std=c++17
#include <initializer_list>
struct V { V(std::initializer_list<int>) {} };
V v{1,2};
void f() { V w{3}; }
void g(std::initializer_list<float>);
inline void h() { g({1.f}); }
static void hh() { g({1.f}); }

void use(std::initializer_list<double> l) { for (double d : l) {} auto x = {1l, 2l}; }
#include <new>
struct T1 { T1(); int x; T1(int); };
void host1(void *p) { new (p) T1; }
__device__ T1 *dev1(void *p) { return (T1*)p; }
struct T2 { __device__ __host__ T2(); int x; };
__device__ void host2(void *p) { new (p) T2; }
struct T5 { __device__ __host__ T5(); int x; __device__ __host__ void *operator new(unsigned long) { return 0; } __device__ __host__ void operator delete(void *) {} };
__device__ void dev5() { new T5; }
struct T6 { T6(); int x; __device__ __host__ void *operator new(unsigned long) { return 0; } __device__ __host__ void operator delete(void *) {} };
void host6() { new T6; }
struct T7 { __device__ __host__ T7(); int x; __device__ __host__ void *operator new(unsigned long, void *) { return 0; } __device__ __host__ void operator delete(void *, void *) {} };
__device__ void dev7(void *p) { new (p) T7; }
#include <new>
#include <utility>
#include <string>
template<class Up, class... X> void c(Up *p, X&&... x) { ::new ((void*)p) Up(std::forward<X>(x)...); }
struct N { std::string s; int i; N(int, int); };
void host4(void *p) { c((N*)p, 1, 2); }
