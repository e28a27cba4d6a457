// expect: 167 error 50
// expect: 167 error 51
// expect: 167 error 52
// expect: 413 error 55
// expect: 167 error 56
// expect: 165 error 57
// expect: 140 error 58
// expect: 140 error 59
// expect: 167 error 60
// expect: 167 error 61
// expect: 413 error 61
// expect: 165 error 62
// expect: 167 error 63
// expect: 165 error 63
// expect: 167 error 64
// expect: 140 error 64
// expect: 167 error 66
// expect: 461 error 67
// expect: 434 error 68
// expect: 434 error 69
// expect: 433 error 70
// expect: 415 error 71
// expect: 167 error 74
// expect: 167 error 75
// expect: 2464 warning 77
// expect: 167 error 78
// expect: 1768 error 80
// expect: 415 error 82
// expect: 167 error 85
// expect: 167 error 86
// expect: 167 error 87
// expect: 165 error 88
// expect: 140 error 90
__global__ void k(int *p) {}
__global__ void k2(int a, float b) {}
__global__ void kr(int &r) {}
struct S { int x; }; struct D : S {}; enum class E { a }; enum U { u };
__global__ void ks(S s) {}
__global__ void ke(E e) {}
__global__ void kcp(const char *p) {}
__global__ void kp(char *p) {}
__global__ void kfp(void (*f)(int)) {}
__global__ void krr(S &&r) {}
__global__ void kcr(const S &r) {}
__global__ void kb(bool b) {}
typedef unsigned int uint; typedef S *SP;
__global__ void kt(SP p, uint n) {}
__global__ void kdef(int a, int b = 2) {}
void f(int *p, const int *cp, double d, S s, D dd, E e, U u, void *vp, long l) {
  k<<<1, 1>>>(cp);
  k<<<1, 1>>>(d);
  k<<<1, 1>>>(1);
  k<<<1, 1>>>(0);
  k<<<1, 1>>>(nullptr);
  k<<<1, 1>>>(s);
  k<<<1, 1>>>(vp);
  k<<<1, 1>>>();
  k<<<1, 1>>>(p, p);
  k<<<1, 1>>>(p, p, p);
  k2<<<1, 1>>>(p, d);
  k2<<<1, 1>>>(p, s);
  k2<<<1, 1>>>(1);
  k2<<<1, 1>>>("a");
  k2<<<1, 1>>>("a", 2, 3);
  k2<<<1, 1>>>(l, d);
  k2<<<1, 1>>>(e, u);
  kr<<<1, 1>>>(1);
  kr<<<1, 1>>>(l);
  kr<<<1, 1>>>(d);
  kr<<<1, 1>>>(*cp);
  ks<<<1, 1>>>(1);
  ks<<<1, 1>>>(dd);
  ks<<<1, 1>>>({1});
  ke<<<1, 1>>>(1);
  ke<<<1, 1>>>(u);
  kcp<<<1, 1>>>("a");
  kp<<<1, 1>>>("a");
  kfp<<<1, 1>>>(f);
  kfp<<<1, 1>>>(0);
  krr<<<1, 1>>>(s);
  krr<<<1, 1>>>(S{});
  kcr<<<1, 1>>>(1);
  kcr<<<1, 1>>>(dd);
  kb<<<1, 1>>>(p);
  kb<<<1, 1>>>(nullptr);
  kt<<<1, 1>>>(p, 1);
  kt<<<1, 1>>>(&dd, &dd);
  kdef<<<1, 1>>>();
  kdef<<<1, 1>>>(1);
  kdef<<<1, 1>>>(1, 2, 3);
  kdef<<<1, 1>>>(d);
}
