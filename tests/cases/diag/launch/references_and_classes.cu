// expect: 461 error 74
// expect: 461 error 74
// expect: 434 error 74
// expect: 434 error 74
// expect: 433 error 75
// expect: 434 error 75
// expect: 434 error 75
// expect: 413 error 76
// expect: 167 error 76
// expect: 167 error 76
// expect: 1768 error 77
// expect: 413 error 77
// expect: 167 error 77
// expect: 433 error 78
// expect: 461 error 78
// expect: 461 error 78
// expect: 434 error 78
// expect: 415 error 79
// expect: 312 error 79
// expect: 415 error 79
// expect: 1768 error 80
// expect: 415 error 80
// expect: 312 error 80
// expect: 1768 error 80
// expect: 434 error 81
// expect: 434 error 81
// expect: 461 error 81
// expect: 461 error 81
// expect: 167 error 82
// expect: 434 error 82
// expect: 434 error 83
// expect: 434 error 83
// expect: 434 error 83
// expect: 434 error 83
// expect: 312 error 84
// expect: 415 error 84
// expect: 415 error 85
// expect: 415 error 86
// expect: 312 error 88
// expect: 167 error 92
// expect: 167 error 92
// expect: 167 error 93
// expect: 167 warning 93
// expect: 167 error 93
// expect: 167 warning 93
// expect: 167 error 94
// expect: 413 error 94
// expect: 167 error 95
// expect: 167 error 95
// expect: 167 error 95
// expect: 167 error 95
// expect: 173 warning 96
// expect: 69 warning 96
// expect: 68 warning 96
// expect: 69 warning 96
// expect: 68 warning 96
// expect: 68 warning 96
// expect: 140 error 97
// expect: 167 error 97
// expect: 167 error 98
// expect: 167 error 98
// expect: 461 error 98
struct S { int x; }; struct D : S {}; struct P { private: P(const P &); public: P(); int a; }; struct X { explicit X(int); }; struct Del { Del(const Del &) = delete; Del(); };
struct Amb { Amb(long); Amb(float); }; struct F1; struct F2 { operator F1() const; }; struct F1 { F1(const F2 &); F1(const F1&); };
struct CI { operator int() const; operator long() const; }; struct Inc; struct Abs { virtual void f() = 0; };
enum U { u }; enum class E { e };
__global__ void ri(int &r); __global__ void rci(const int &r); __global__ void rri(int &&r); __global__ void rS(S &r); __global__ void rcS(const S &r); __global__ void rrS(S &&r);
__global__ void rp(int *&r); __global__ void rcp(int *const &r); __global__ void rpc(const int *&r); __global__ void ra(int (&a)[3]); __global__ void rf(void (&f)());
__global__ void kS(S s); __global__ void kP(P p); __global__ void kX(X x); __global__ void kDel(Del d); __global__ void kAmb(Amb a); __global__ void kF1(F1 f); __global__ void kd(double d);
__global__ void kInc(Inc i); __global__ void kU(U u); __global__ void kpp(int **p); __global__ void kcpp(const int **p); __global__ void kcv(const void *p); __global__ void kbool(bool b); __global__ void kD(D *d); __global__ void ksp(S *s); __global__ void kmem(int S::*m); __global__ void ki(int i); __global__ void kuc(unsigned char c);
__global__ void kfd(float f); __global__ void kull(unsigned long long u); __global__ void kvoid(void);
void f(int i, const int ci, long l, double d, S s, const S cs, D dd, int *p, const int *cp, int **pp, P pr, Del del, F2 f2, CI c, Inc &inc, Inc *incp, U uu, E ee, S *sp, int a3[3], Abs *ab, char *ch) {
  int arr[3], arr4[4];
  ri<<<1, 1>>>(1.5); ri<<<1, 1>>>(i + 1); ri<<<1, 1>>>(s); ri<<<1, 1>>>(p);
  ri<<<1, 1>>>(ci); ri<<<1, 1>>>(uu); ri<<<1, 1>>>(c);
  rci<<<1, 1>>>(s); rci<<<1, 1>>>(p); rci<<<1, 1>>>(1.5); rci<<<1, 1>>>("a");
  rri<<<1, 1>>>(i); rri<<<1, 1>>>(1); rri<<<1, 1>>>(l); rri<<<1, 1>>>(s); rri<<<1, 1>>>(p);
  rS<<<1, 1>>>(cs); rS<<<1, 1>>>(dd); rS<<<1, 1>>>(S()); rS<<<1, 1>>>(1); rS<<<1, 1>>>(pr);
  rcS<<<1, 1>>>(1); rcS<<<1, 1>>>(pr); rcS<<<1, 1>>>(p);
  rrS<<<1, 1>>>(s); rrS<<<1, 1>>>(1); rrS<<<1, 1>>>(pr); rrS<<<1, 1>>>(dd);
  rp<<<1, 1>>>(p); rp<<<1, 1>>>(cp); rp<<<1, 1>>>(arr); rp<<<1, 1>>>(&i); rp<<<1, 1>>>(nullptr);
  rcp<<<1, 1>>>(cp); rcp<<<1, 1>>>(arr); rpc<<<1, 1>>>(p); rpc<<<1, 1>>>(cp);
  ra<<<1, 1>>>(arr); ra<<<1, 1>>>(arr4); ra<<<1, 1>>>(p); rf<<<1, 1>>>(f); rf<<<1, 1>>>(p);
  kS<<<1, 1>>>(pr); kS<<<1, 1>>>(sp); kS<<<1, 1>>>(cs);
   kP<<<1, 1>>>(1);
  kX<<<1, 1>>>(1); kX<<<1, 1>>>(X(1));
  
  kAmb<<<1, 1>>>(1l); kAmb<<<1, 1>>>(s);
  kF1<<<1, 1>>>(f2);
  ki<<<1, 1>>>(c);
  
  kU<<<1, 1>>>(1); kU<<<1, 1>>>(ee);
  kpp<<<1, 1>>>(p); kcpp<<<1, 1>>>(pp); kcv<<<1, 1>>>(pp); kcv<<<1, 1>>>(i); kcv<<<1, 1>>>(f);
  kbool<<<1, 1>>>(ee); kbool<<<1, 1>>>(s); kbool<<<1, 1>>>(sp);
  kD<<<1, 1>>>(sp); ksp<<<1, 1>>>(&dd); ksp<<<1, 1>>>(&cs); kmem<<<1, 1>>>(p); kmem<<<1, 1>>>(0); kmem<<<1, 1>>>(1);
  ki<<<1, 1>>>(1.5); ki<<<1, 1>>>(1e20); ki<<<1, 1>>>(4294967296); ki<<<1, 1>>>(4294967295u); kuc<<<1, 1>>>(256); kuc<<<1, 1>>>(-1); kfd<<<1, 1>>>(1e300); kull<<<1, 1>>>(-1);
  kvoid<<<1, 1>>>(1); ki<<<1, 1>>>(ab);
  ki<<<1, 1>>>(kvoid); ki<<<1, 1>>>(ri); ki<<<1, 1>>>(rf<<<1, 1>>>(1));
}
