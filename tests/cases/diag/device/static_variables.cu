// expect: 20005 error 11
// expect: 20005 error 11
// expect: 20007 error 12
// expect: 20007 error 14
// expect: 20007 error 15
// expect: 20007 error 16
int f(); struct A4 { int a; __device__ A4() { a = 1; } }; struct E0 { int a; __device__ E0() {} }; struct M3 { int y = 3; }; struct F { ~F(); }; struct G { __device__ ~G() {} };
__device__ int d();
__device__ void g() { static int q1 = f(); static A4 q2; static E0 q3; static M3 q4; static int q5 = 1; static F q6; static G q7; static const int q8 = d(); static int &q9 = *new int; static __device__ int r1 = d(); static __constant__ int r2 = d(); static __managed__ int r3 = d();  static __shared__ int r4; static __constant__ A4 r5; }
__device__ void g2(int p) { __shared__ A4 s1; __shared__ E0 s2; __shared__ M3 s3; __shared__ F s4; __shared__ G s5; __shared__ A4 s6[2]; static __shared__ A4 s7; static int s8 = p; static int s9 = threadIdx.x; static auto t1 = [] { return 1; }; static auto t2 = [p] { return p; }; }
__host__ __device__ void hd() { static int u1 = f(); static A4 u2; static const int u3 = d(); }
void h() { static int u1 = f(); static A4 u2; }
template <class T> __device__ void t() { static int v1 = d(); static T v2; } template __device__ void t<A4>();
__device__ auto l = [] { static int w1 = d(); }; 
void hh() { auto l = [] __device__ { static int x1 = d(); }; auto m = [] { static int x2 = d(); }; }
struct S { __device__ void m() { static int y1 = d(); } void n() { static int y2 = d(); } };
__global__ void k() { static int z3 = d(), z4 = d(); static int z5(d()); static int z6{d()}; static int z7[2] = {1, d()}; static volatile int z10 = d(); }
constexpr __device__ int ce() { return 1; } __device__ void kk() { static int a1 = ce(); static int a2 = sizeof(d()); static const char *a5 = "x"; static int *a6 = &a1; static int a7 = a2; static const int a8 = a1; }
