// expect: none
__device__ __float128 f1;
__device__ void d1(__float128 a) { __float128 b = a; double c = b; __float128 *p; static __float128 st; }
void h1(__float128 a) { __float128 b = a; }
__host__ __device__ void hd(__float128 a) { __float128 b = a; }
__global__ void k(__float128 a) {}
struct Q { __float128 a; __device__ __float128 m(); };
__device__ Q q1; __device__ void d2(Q q) { Q r; } __device__ Q *q2; __device__ __float128 arr[2]; __device__ __float128 fn();
typedef __float128 F; __device__ F f3; static __constant__ __float128 f5; __shared__ __float128 f6; extern __device__ __float128 f7;
