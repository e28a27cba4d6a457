// expect: 20048 error 18
// expect: 20048 error 19
// expect: 20048 error 20
// expect: 20048 error 21
// expect: 20048 error 22
// expect: 20048 error 24
// expect: 20048 error 25
// expect: 20048 error 26
// expect: 20048 error 28
// expect: 20048 error 30
// expect: 20048 error 32
// expect: 20049 error 33
// expect: 20048 error 35
// expect: 20048 error 36
// expect: 20048 error 36
// Results that a name stands for.
using I = int; typedef void W;
__global__ I b();
__global__ decltype(1) e();
__global__ decltype(sizeof 0) e3();
__global__ auto e4() -> I;
__global__ I e5(int) { return 1; }
template<class T> __global__ I e6(T);
I __global__ e7();
static I __global__ e8();
__global__ I *e9();
struct S { using R = int; };
__global__ S::R e11();
template<class T> using V = T;
__global__ V<int> e12();
__global__ V<void> e13();
__global__ I e14() {}
__global__ decltype(auto) e15() {}
__global__ decltype(e13()) e16() {}
struct Y { using Q = const void; }; __global__ typename Y::Q z2(); __global__ Y::Q z3(); __global__ void z4(I); __global__ auto z5() -> Y::Q; __global__ auto z6() -> decltype(z5()); __global__ __typeof__(1) z7();
enum E {}; __global__ E z10(); __global__ enum E z11();
