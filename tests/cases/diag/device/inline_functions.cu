// expect: none
int h(int);
int hdef(int) { return 1; }
inline int hin(int) { return 1; }
static int hst(int) { return 1; }
template<class T> int ht(T) { return 1; }
struct H { int m(){return 1;} int o(); static int s() { return 1; } template<class T> int t(T) { return 2; } };
int H::o() { return 1; }
struct C { C(){} };
struct D { ~D(){} };
struct CD { CD(); ~CD(); };
struct CV { operator int() { return 1; } int operator+(int) { return 1; } };
template<class T> struct TT { int m() { return 1; } };
__host__ __device__ int f1() { return h(1); }
__host__ __device__ int f2() { return hdef(1); }
__host__ __device__ int f3() { return hin(1); }
__host__ __device__ int f4() { return hst(1); }
__host__ __device__ int f5() { return ht(1); }
__host__ __device__ int f6(H& x) { return x.m(); }
__host__ __device__ int f7(H& x) { return x.o(); }
__host__ __device__ int f8(H& x) { return x.s(); }
__host__ __device__ int f9(H& x) { return x.t(1); }
__host__ __device__ void f10() { C c; }
__host__ __device__ void f11() { D c; }
__host__ __device__ void f12() { CD c; }
__host__ __device__ int f13(CV& c) { return c; }
__host__ __device__ int f14(CV& c) { return c+1; }
__host__ __device__ int f15(TT<int>& c) { return c.m(); }
inline __host__ __device__ int f16(H& x) { return x.m(); }
static __host__ __device__ int f17(H& x) { return x.m(); }
struct Q { __host__ __device__ int m(H& x) { return x.m(); } };
template<class T> __host__ __device__ int f18(T& x) { return x.m(); }
__host__ __device__ int f19(H& x) { return f18(x); }
template<class T> __host__ __device__ int f20(T& x) { return x.m(); }
void host(H& x) { f20(x); auto l = [] __host__ __device__ (H& x) { return x.m(); }; l(x); }
