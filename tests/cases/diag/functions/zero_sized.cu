// expect: 20212 error 9
// expect: 20212 error 10
// expect: 20212 error 10
// expect: 20212 error 12
// expect: 20212 error 12
// expect: 20231 error 13
// expect: 20212 error 14
struct ZA { int a[0]; }; struct E {}; struct ZB { int a[0]; int b[0]; }; struct ZC : ZA {}; struct ZD { ZA a; }; union ZU { int a[0]; }; struct ZE { E e[0]; }; template<class T> struct ZT { T a[0]; }; typedef int Z0[0]; typedef ZA ZAA; struct ZF { int : 0; }; struct ZG { ZA a[2]; }; struct ZV { int a[0]; virtual void f(); };
__device__ void z1(ZA z) {}
__device__ void z2(int, ZB z, ZA) {}
__device__ void z3(ZC); __device__ void z4(ZD); __device__ void z5(ZU); __device__ void z6(ZE); __device__ void z7(ZT<int>); __device__ void z8(ZAA); __device__ void z9(ZF); __device__ void z10(ZG); __device__ void z11(ZV); __device__ void z12(E);
__global__ void k1(ZA z) {} __host__ __device__ void hd(ZA z) {} void h(ZA z) {} __device__ void r1(ZA &z); __device__ void r2(ZA *z); __device__ void r3(const ZA z); __device__ ZA r4(); __device__ void r5(Z0 z); __device__ void r6(ZA z[2]);
struct S { __device__ void m(ZA); __device__ S(ZA); static __device__ void s(ZA); __device__ void operator()(ZA); friend __device__ void fr(ZA); __global__ void km(ZA); };
__device__ void S::m(ZA) {}
template<class T> __device__ void t1(T, ZA); template<class T> __device__ void t2(T);
void l() { auto x = [] __device__ (ZA) {}; auto y = [] __host__ __device__ (ZA) {}; } __device__ void (*fp)(ZA); void __device__ pos(ZA); void pos2(ZA) __device__; __device__ void v(...), v2(ZA), v3(ZA, ZB);
__device__ void two(ZA); __device__ void two(ZA); void three(ZA); __device__ void three(ZA); typedef void FT(ZA); __device__ FT ft; __forceinline__ __device__ void fi(ZA); extern "C" __device__ void ec(ZA); namespace N { __device__ void n(ZA z); }
__device__ void inc(struct Inc); __device__ void df(ZA z = ZA());  __device__ auto tr2(ZA z) -> int; __device__ __host__ void hd2(ZA); __host__ void hh(ZA) ; __tile_global__ void tg(ZA);
