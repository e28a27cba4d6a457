// expect: 20048 error 30
// expect: 20048 error 33
// expect: 20048 error 35
// expect: 20048 error 36
// expect: 20048 error 38
// expect: 20048 error 39
// expect: 20048 error 40
// expect: 20190 error 41
// expect: 20046 error 42
// expect: 20077 error 43
// expect: 20190 error 44
// expect: 20262 error 44
// expect: 1835 warning 45
// expect: 20048 error 46
// expect: 20048 error 47
// expect: 20048 error 48
// expect: 20231 error 48
// expect: 20048 error 48
// expect: 20231 error 48
// expect: 20048 error 48
// expect: 20048 error 49
// expect: 20046 error 49
typedef int I;
using V = void;
template <class T> using Id = T;
template <class T> struct H { typedef T type; };
typedef int F(int);
typedef void E() noexcept;
using G = void(int, ...);
__global__ I k1();
__global__ V k2();
__global__ Id<void> k3() {}
__global__ Id<int> k4();
__global__ H<void>::type k5();
__global__ typename H<int>::type k6();
__global__ decltype(1) k7();
__global__ decltype(void()) k8();
__global__ auto k9() -> I;
__global__ F k10;
__global__ F k10;
__global__ E k11;
__global__ G k12;
__launch_bounds__(3) F k13;
__maxnreg__(3) __launch_bounds__(3) __global__ E k14;
__shared__ F k15;
namespace N { typedef int L; __global__ L f(); }
__global__ N::L k16();
struct S { typedef int J; __global__ static J f(); __global__ F g; friend __global__ J h(S); };
void block() { __global__ I k(); typedef void B(...); __global__ B b; }
