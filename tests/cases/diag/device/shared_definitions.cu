// expect: 20091 warning 18
// expect-device: 177 warning 19
// expect-device: 20044 warning 9
// expect-device: 20044 warning 10
// expect-device: 20044 warning 11
// expect-device: 20044 warning 12
// expect-device: 20044 warning 14
// expect-device: 20044 warning 17
extern __shared__ char c;
extern __shared__ float b[4];
extern __shared__ struct S { int x; } s;
extern __shared__ int u;
extern __shared__ int v;
extern __shared__ int w;
extern __shared__ int e[];
__device__ int f() { return c + b[0]; }
__global__ void k(int **p) { s.x = 1; p[0] = &u; e[0] = sizeof(v); extern __shared__ int z; z = 1; }
int h() { return w; }
extern __shared__ int q; static __device__ int unused() { return q; }
extern __shared__ int r; template <class T> __device__ T never() { return r; }
