// expect: none
constexpr int ch(int x){ return x; }
static __device__ int u1(){ return ch(1); }
inline __device__ int u2(){ return ch(1); }
template<class T> __device__ int t1(T x){ return ch(1) + ch(x); }
template<class T> __device__ int t2(T x){ return ch(1) + ch(x); }
struct S { __device__ int m(){ return ch(1); } __host__ __device__ int hd(){ return ch(1); } };
template<class T> struct C { __device__ int m(){ return ch(1)+ch(T()); } };
template<class T> struct C2 { __device__ int m(){ return ch(1)+ch(T()); } };
__device__ int use(){ t2(3); C2<int> c; return c.m(); }
__device__ int f1(){ int a = sizeof(ch(1)); static_assert(ch(1)==1,""); if (0) ch(2); if constexpr (ch(1)==2) { ch(3);} return false && ch(4); }
__device__ int f2(){ auto p = &ch; return p(1) + (&ch)(1) + (*ch)(1) + (ch)(1); }
enum { EE = ch(3) };
struct SS { int b : ch(3); __device__ int g(int a = ch(3)) { return a; } int ns = ch(4); };
__device__ int f3(){ SS s{}; return s.g(); }
__device__ int dv = ch(3);
__device__ int f4(){ auto l=[](int x){ return ch(x);}; auto l2=[]__host__ __device__ (int x){ return ch(x);}; auto l3=[]__host__(int x){ return ch(x);}; return l(1)+l2(1)+l3(1); }
__host__ __device__ int f5(){ auto l=[](int x){ return ch(x);}; return l(1); }
void host(){ auto l=[]__device__(int x){ return ch(x);}; auto l2=[]__host__ __device__ (int x){ return ch(x);}; }
__device__ int f6(){ switch (1) { case ch(1): return 1; } int a[ch(2)]; (void)a; return 0; }
constexpr __device__ int f7(){ return ch(1); }
constexpr int cm2(){ return ch(1); }
constexpr __host__ __device__ int f8(){ return ch(1); }
