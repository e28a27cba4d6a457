// expect: 20212 error 8
// expect: 20212 error 9
struct Em {}; struct Z0 { int q[0]; }; struct Z1 { Z0 z; }; struct Z2 { int a; int b[0]; }; struct Z4 { Em e[0]; }; struct Z5 { int : 0; }; struct Z6 { static int s; }; union Zu { int z[0]; };
__device__ int z1[0]; __shared__ int z2[0]; __device__ Z0 z3; __device__ Em z4[0]; int z5[0]; __constant__ int z6[0]; extern __device__ int z7[0]; __managed__ int z8[0]; __device__ Z1 z9; __device__ Z2 z10; __device__ Z0 z12[3]; __device__ int z13[2][0]; static __device__ int z14[0]; __device__ Em z15; __device__ Z4 z16; __device__ Z5 z17; __device__ Z6 z18; __device__ Zu z19; __device__ Z0 *z20; __device__ Z0 &z21 = z3;
__device__ void f() { int l1[0]; Z0 l2; __shared__ int l3[0]; static int l4[0]; extern __shared__ int l5[0]; Z1 l6; Z0 l7[2]; for (int i[0]; ; ) ; }
__host__ __device__ void hd() { int h1[0]; }
void h() { int k1[0]; Z0 k2; }
__global__ void k(Z0 p, Em q, int r[0]) { Z0 w; auto l = [] { int m[0]; }; }
__device__ void d(Z0 p); __device__ Z0 ret(); __device__ void e(Z0 p) {} __host__ __device__ void g(Z0 p); void hh(Z0 p);
struct S { __device__ void m() { int a[0]; } __device__ void n(Z0 q); static __device__ void o(Z0); void p(Z0); };
extern __shared__ int ee[]; const int c0 = 0; __device__ int zc[c0]; enum { E0 }; __device__ int ze[E0]; __device__ int zf[1 - 1]; __device__ struct {} zz;
