// expect: 20007 error 8
// expect: 20007 error 8
// expect: 20007 error 8
// detail: 8:12 calling a __device__ function("D::D()") from a __host__ function("f") is not allowed
// detail: 8:33 calling a __device__ function("D::D()") from a __host__ function("f") is not allowed
// detail: 8:68 calling a __device__ function("D::D()") from a __host__ function("f") is not allowed
struct D { __device__ D(); __device__ D(int); };
void f() { new D[3]; int n = 3; new D[n]; new D[2]{}; new D[2]{1}; new D[0](); }
