// expect: 20051 error 24
// expect: 20050 warning 26
// expect: 20050 warning 27
// expect: 20050 warning 28
// expect: 20231 error 32
// expect: 20046 error 36
#include <stdarg.h>
#include <initializer_list>
typedef va_list VL; typedef int &&RR; typedef std::initializer_list<int> IL; using namespace std;
struct S {};
__global__ void k1(int &&); 
__global__ void k2(RR r) {}
template <class T> __global__ void k3(T &&t) {}
__global__ void k4(int a, S &&s, int &&r);
__global__ void k5(va_list);
__global__ void k6(VL v);
__global__ void k7(__builtin_va_list v);
__global__ void k8(va_list *v);
__global__ void k9(IL);
__global__ void k10(std::initializer_list<int> a, initializer_list<S> b);
__global__ void k11(const std::initializer_list<int> &a);
template <class T> __global__ void k12(std::initializer_list<T>);
template <class T> __global__ void k13(T);
void use() { k3<int>(1); k3<<<1,1>>>(1); int x; k3<<<1,1>>>(x); k13<int &&><<<1,1>>>(1); }
template <class... T> __global__ void k14(T &&...);
__global__ constexpr void k15() {}
template <class T> __global__ constexpr void k16() {}
constexpr __global__ void k17();
inline namespace { __global__ void k18(); template <class T> __global__ void k19() {} namespace M { __global__ void k20(); } }
namespace { inline namespace I { __global__ void k21(); } }
namespace X { inline namespace { __global__ void k22(); } }
struct Q { __global__ void m(int &&, va_list); friend __global__ void fr(int &&); };
__device__ void dd(int &&, va_list);
__global__ void k23(int (&&a)[3]);
__global__ void k24(void (&&f)());
__global__ void k25(int &&...);
__global__ void k26(const int &a, int &b, volatile int &&c);
__global__ void k1(int &&) {}
__global__ auto k27(int &&) -> void;
__global__ void k28(S a = S(), int &&b = 1);
typedef __builtin_va_list BV; __global__ void k29(BV); __global__ void k30(__gnuc_va_list);
struct VS { va_list v; }; __global__ void k31(VS);
