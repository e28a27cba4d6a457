// expect: 20155 error 5
// expect: 20155 error 5
// expect: 20155 error 6
// flags: --no-extended-lambda
void f() { auto a = [] __device__ { return 1; }; auto b = [] __host__ { return 1; }; auto c = [] { return 1; }; }
__device__ void g() { auto a = [] __host__ __device__ { return 1; }; }
