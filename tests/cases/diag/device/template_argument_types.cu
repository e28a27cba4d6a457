// expect: none
template<class T> __global__ void k(T) {} template<class T, class U> __global__ void k2(T, U) {}
template<class... T> __global__ void kp(T...) {} template<template<class> class T> __global__ void ktt() {}
template<class T> struct W { T t; }; template<class T> __device__ int dv = 1; template<class T> int hv;
void f1() { struct L { struct M {}; };
  k<<<1,1>>>(L());
  k<<<1,1>>>(L());
  k<<<1,1>>>(L::M());
  k<<<1,1>>>((L*)0);
  k<<<1,1>>>(W<L>());
  k2<<<1,1>>>(L(), L::M());
  kp<<<1,1>>>(1, L());
  k<<<1,1>>>((void(*)(L))0);
  k<<<1,1>>>((int L::*)0);
  auto p = &dv<L>; (void)p;
  hv<L> = 1;
}
class A { struct P {}; enum E { X }; template<class T> struct PT {}; public: struct R {};
  static void f() {
    k<<<1,1>>>(P());
    k<<<1,1>>>(X);
    k<<<1,1>>>(PT<int>());
    ktt<PT><<<1,1>>>();
    k<<<1,1>>>(R());
  }
};
struct { int x; } un; typedef struct { int y; } TD;
void f2() {
  k<<<1,1>>>(un);
  k<<<1,1>>>(TD());
  auto l = [](int x) { return x; };
  k<<<1,1>>>(&l);
  auto d = [] __device__ () {};
  k<<<1,1>>>(d);
}
template<class T> void go(T x) { k<<<1,1>>>(x); }
void f3() { struct L {}; go(L()); go([](){}); go(1); }
__host__ __device__ void f4() { struct L {}; auto p = &k<L>; (void)p; }
__device__ void f5() { struct L {}; auto p = &k<L>; (void)p; }
