// expect: 70 error 40
// expect: 70 error 41
// expect: 70 error 42
// expect: 70 error 43
// expect: 70 error 46
// expect: 70 error 47
// expect: 70 error 49
// expect: 70 error 50
// expect: 70 error 51
// expect: 70 error 53
// expect: 70 error 54
// expect: 70 error 55
// expect: 70 error 56
// expect: 70 error 57
// expect: 70 error 58
// expect: 70 error 58
// expect: 70 error 59
// expect: 70 error 59
// expect: 70 error 59
// expect: 70 error 59
// expect: 70 error 59
// expect: 20026 error 59
// expect: 70 error 59
// expect: 70 error 59
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 60
// expect: 70 error 61
// expect: 70 error 61
// expect: 70 error 61
// expect: 94 error 64
// expect: 70 error 65
// expect: 70 error 65
// expect: 70 error 65
void v;
__device__ void dv;
static void sv;
__shared__ int sb[][3];
extern __shared__ int eb[][3];
struct I;
I i1;
__device__ I i2;
extern I i3;
__shared__ I i4;
int q1[];
static int q2[];
extern int q3[];
__device__ int q4[];
__constant__ int q5[];
__managed__ int q6[];
static __device__ int q7[];
__device__ int q8[][2];
namespace N { __shared__ int ns[]; __device__ int nd[]; }
void f() { int a[]; void v; I i; static int b[]; extern int c[]; static I si; extern I ei; __shared__ I shi; int x[][2]; }
__device__ void g() { int a[]; void v; I i; static int b[]; extern int c[]; __shared__ I si; extern __shared__ I ei; __shared__ int d[][2]; extern __shared__ int e[][2]; __shared__ int o[]; __shared__ void vv; }
template<class T> __global__ void kt() { __shared__ T a[]; __shared__ int b[]; __shared__ T c[][2]; }
template<class T> __global__ void ku() { extern __shared__ T a[]; __shared__ T b[sizeof(T)]; }
__device__ int z0[0]; __shared__ int z1[0]; int z2[0]; __constant__ int z3[0];
__shared__ int n1[-1];
__device__ void h() { auto l = [] { __shared__ int a[]; }; { __shared__ int b[]; } for (;;) { __shared__ int c[]; } }
