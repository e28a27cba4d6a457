// expect: none
int h(); int hv;
extern __device__ int e1;

__host__ __device__ int hd() { return h(); }

extern __device__ int e2;
