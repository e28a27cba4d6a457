// expect: none
struct A { __host__ __device__ virtual int f(int x) = 0; };
struct B : A { __host__ __device__ int f(int y) override { return y; } };
