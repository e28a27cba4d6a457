inline int ih() { return 1; } constexpr int c() { return 1; }
__host__ __device__ int a() { return ih(); }
__device__ int d(int k) { return c(); }
__host__ __device__ int b() { return ih() + c(); }
