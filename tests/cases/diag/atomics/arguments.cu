// expect: 167 error 35
// expect: 167 error 36
// expect: 167 error 37
// expect: 167 error 39
// expect: 167 error 40
// expect: 167 error 41
// expect: 167 error 42
// expect: 167 error 50
// expect: 167 error 51
// expect: 167 error 56
// expect: 20288 error 57
// expect: 20314 error 58
// expect: 852 error 59
// expect: 20314 error 60
// expect: 852 error 61
// expect: 852 error 62
// expect: 20288 error 63
// expect: 20288 error 64
// expect: 20314 error 65
// expect: 1645 error 66
// expect: 1645 error 67
// expect: 1645 error 68
// expect: 1645 error 68
// expect: 1645 error 68
// expect: 20314 error 70
// expect: 120 error 70
// expect: 1645 error 71
// expect: 165 error 71
// expect: 165 error 71
// expect: 165 error 71
// expect: 165 error 71
// expect: 165 error 71
// expect: 20298 error 71
enum E{e0}; enum EU:unsigned{eu}; enum EC:char{ec0};enum EL:long{el0}; enum EUL:unsigned long{eul0};enum class ES{x}; struct S4{int x;}; struct C{operator int*(); operator int(); };
__device__ void f1(E*p){ __nv_atomic_fetch_add(p,e0,0,0); }
__device__ void f2(EU*p){ __nv_atomic_fetch_add(p,eu,0,0); }
__device__ void f3(wchar_t*p){ __nv_atomic_fetch_add(p,1,0,0); }
__device__ void f4(EUL*p){ __nv_atomic_fetch_max(p,eul0,0,0); }
__device__ void f5(const int*p){ __nv_atomic_fetch_max(p,1,0,0); }
__device__ void f6(volatile int*p){ __nv_atomic_fetch_max(p,1,0,0); }
__device__ void f7(volatile int*p){ __nv_atomic_load_n(p,0,0); }
__device__ void f8(const int*p){ __nv_atomic_load_n(p,0,0); }
__device__ void f9(const S4*p, S4*q){ __nv_atomic_load(p,q,0,0); }
__device__ void f10(S4*p, const S4*q){ __nv_atomic_load(p,q,0,0); }
__device__ void f11(S4*p, const S4*q){ __nv_atomic_store(p,q,0,0); }
__device__ void f12(const S4*p, const S4*q){ __nv_atomic_store(p,q,0,0); }
__device__ void f13(const S4*p, int*q){ __nv_atomic_store(p,q,0,0); }
__device__ void f14(int*p, float*q){ __nv_atomic_store(p,q,0,0); }
__device__ void f15(int*p, float q){ __nv_atomic_store_n(p,q,0,0); }
__device__ void f16(int*p, int*q){ __nv_atomic_store_n(p,q,0,0); }
__device__ void f17(int*p, int*q){ __nv_atomic_fetch_add(p,q,0,0); }
__device__ void f18(int**p, int*q){ __nv_atomic_fetch_add(p,q,0,0); }
__device__ void f19(int**p, int q){ __nv_atomic_fetch_add(p,q,0,0); }
__device__ int* f20(int**p, int q){ return __nv_atomic_fetch_add(p,q,0,0); }
__device__ int* f21(int**p, int*q){ return __nv_atomic_fetch_and(p,q,0,0); }
__device__ void f22(int*p, int*q){ __nv_atomic_fetch_add(p,"x",0,0); }
__device__ void f23(void*p, int*q){ __nv_atomic_fetch_add(p,1,0,0); }
__device__ void f24(void*p, int*q){ __nv_atomic_load_n(p,0,0); }
__device__ void f25(void*p, int*q){ __nv_atomic_load(p,q,0,0); }
__device__ void f26(void(*p)(), int*q){ __nv_atomic_load_n(p,0,0); }
__device__ void f27(void(*p)(), int*q){ __nv_atomic_load(p,q,0,0); }
__device__ void f28(struct I*p, int*q){ __nv_atomic_load(p,q,0,0); }
__device__ void f29(struct I*p, int*q){ __nv_atomic_fetch_add(p,q,0,0); }
__device__ void f31(int (*p)[2], int*q){ __nv_atomic_fetch_add(p,1,0,0); }
__device__ void f32(int (*p)[2], int*q){ __nv_atomic_load_n(p,0,0); }
__device__ void f33(){ int p[3]; __nv_atomic_fetch_add(p,1,0,0); }
__device__ void f34(C p){ __nv_atomic_fetch_add(p,1,0,0); }
__device__ void f35(decltype(nullptr) p){ __nv_atomic_fetch_add(p,1,0,0); __nv_atomic_load_n(nullptr,0); __nv_atomic_load_n(0,0);}
__device__ void f36(int*p,C c){ __nv_atomic_fetch_add(p,c,0,0); __nv_atomic_fetch_add(p,1.5,0,0);}
__device__ ES f37(ES*p){ ES a; __nv_atomic_load(p,&a,0,0); return __nv_atomic_load_n(p,0,0);}
__device__ void f38(void (*&p)(),S4 s){ __nv_atomic_fetch_add(&p,1,0,0); __nv_atomic_load_n(s,0); __nv_atomic_store(s,0);__nv_atomic_exchange(s,0); __nv_atomic_exchange_n(s,0); __nv_atomic_compare_exchange(s,0); __nv_atomic_load(s,0); __nv_atomic_thread_fence(s,0);}
