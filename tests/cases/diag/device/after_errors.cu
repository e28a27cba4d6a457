// expect: none
int f(); struct C { int a; __device__ C() {} };
__device__ int a1 = f();
__device__ C c1;
__device__ void g() { static int q = f(); f(); }
extern __device__ int ex;
#ifdef ERR
__global__ int kk();
#endif
#ifdef ERR2
__global__ void kk(int &&);
#endif
#ifdef ERR3
int bad = undefd;
#endif
