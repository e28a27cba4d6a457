// expect: 20012 warning 3
struct B { __host__ __device__ virtual ~B() = default; };
struct C { __device__ ~C() = default; };
