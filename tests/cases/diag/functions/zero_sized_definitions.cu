// expect: 20212 error 18
// expect: 20212 error 19
// expect: 20212 error 20
// expect: 20212 error 22
// expect: 20212 error 24
// expect: 20212 error 27
// expect: 20212 error 27
// expect: 20212 error 27
// expect: 20212 error 27
// expect: 20212 error 28
// expect: 20212 error 28
// expect: 20212 error 28
// expect: 20212 error 28
// expect: 20212 error 28
// expect: 20212 error 28
struct ZA { int a[0]; }; struct E {}; struct ZB { int a[0]; int b[0]; }; struct ZC : ZA {}; struct ZD { ZA a; }; union ZU { int a[0]; }; struct ZE { E e[0]; }; template<class T> struct ZT { T a[0]; }; typedef int Z0[0]; typedef ZA ZAA; struct ZF { int : 0; }; struct ZG { ZA a[2]; }; struct ZV { int a[0]; virtual void f(); }; struct ZS { static int x; int a[0]; }; struct ZM { int a[0]; void f(); ZM(); }; union UE {};
__device__ void z3(ZC){}
__device__ void z4(ZD){} 
__device__ void z5(ZU){}
__device__ void z6(ZE){} 
__device__ void z7(ZT<int>){} 
__device__ void z8(ZAA){}
__device__ void z9(ZF){}
__device__ void z10(ZG){} 
__device__ void z11(ZV){} 
__device__ void z12(E){} __device__ void z12u(UE){}
void __device__ pos(ZA){} void pre(ZA); __device__ void pre(ZA); void pre(ZA){} __device__ void pre2(ZA); void pre2(ZA){} __forceinline__ __device__ void fi(ZA){} extern "C" __device__ void ec(ZA){} namespace N { __device__ void n(ZA z){} }
__device__ constexpr int ce(ZA) { return 0; } __device__ void da(ZA z = ZA()) {} __device__ void nest(void (*)(ZA)) {} __device__ __device__ void twice(ZA) {} __device__ __attribute__((device)) void tw(ZA) {} 
