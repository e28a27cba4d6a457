// expect: none
int h; static int sh; int arr[3]; const int c = 1; struct P { int x; int m(); __device__ int dm(); }; P st; extern int ex; struct S { static int m; static const int cm = 3; }; int *ptr; int &ref = h; const float cf = 1.0f; const int carr[2] = {1,2}; constexpr int ca[2] = {1,2}; namespace N { int nn; } 
__device__ int u(); __device__ void tk(int&); __device__ void tp(int*); __device__ void tv(int);
static __device__ int f1() { return h; }
__device__ int f2() { return sh + arr[1] + st.x + N::nn; }
__device__ void f3() { h = 1; h += 1; h++; --h; arr[0] = 1; st.x = 2; *ptr = 3; ptr[1] = 2; ref = 3; }
__device__ void f4() { tp(&h); tk(h); tp(arr); tv(h); tp(&arr[1]); tp(&st.x); tp(ptr); }
__device__ void f5() { tv(c); tv(cf); tv(carr[0]); tv(ca[1]); tk((int&)c); const int *q = &c; const int &r = c; tp((int*)carr); }
__device__ void f6() { tv(S::m); tv(S::cm); const int *q=&S::cm; }
__device__ void f7() { st.dm(); P p = st; st = p; }
__device__ void f8() { decltype(h) q; if (0) tv(h); if constexpr (false) tv(h); }
__device__ void f9() { auto l=[](){ return h; }; l(); auto l2=[]{ return sh; }; }
template<class T> __device__ int t(T x) { return h + x; }
template<class T> __device__ int t2(T x) { return h + x; }
__global__ void k() { t(1); h = 3; }
struct Q { __device__ int m() { return h; } };
void host() { auto l=[] __device__ () { return h; }; auto l2=[] __host__ __device__ () { return h; }; static int loc; auto l3 = [] __device__ () { return loc; }; }
__device__ int f11(int b) { (b ? h : sh) = 1; int j = b ? h : sh; int &r = b ? h : sh; return j; }
__device__ int dv = h;
__device__ int *dp = &h;
__device__ int f12(int a = h) { return a; }
__device__ int f13() { return f12(); }
struct R { int a = h; int *b = &h; };
__device__ int f14() { R r; return r.a; }
__device__ const char *f15() { static int q; return "abc"; }
