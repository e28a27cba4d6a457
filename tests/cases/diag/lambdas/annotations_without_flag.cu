// expect: 20155 error 36
// expect: 20007 error 36
// expect: 20155 error 36
// expect: 20007 error 36
// expect: 20092 warning 36
// expect: 20155 error 36
// expect: 20007 error 36
// expect: 20092 warning 36
// expect: 20155 error 37
// expect: 20155 error 37
// expect: 20155 error 37
// expect: 20155 error 38
// expect: 20005 error 38
// expect: 20155 error 38
// expect: 20005 error 38
// expect: 20155 error 38
// expect: 20005 error 38
// expect: 20155 error 39
// expect: 20007 error 39
// expect: 20155 error 39
// expect: 20007 error 39
// expect: 20155 error 40
// expect: 20155 error 40
// expect: 20026 error 40
// expect-device: 177 warning 36
// expect-device: 177 warning 36
// expect-device: 177 warning 36
// expect-device: 177 warning 37
// expect-device: 177 warning 37
// expect-device: 177 warning 37
// expect-device: 177 warning 38
// expect-device: 177 warning 38
// expect-device: 177 warning 40
// flags: --no-extended-lambda
__device__ void d(); void h(); __device__ int v;
void f() { auto a = [] __host__ { d(); }; auto b = [] __host__ __device__ { d(); v = 1; }; auto c = [] __device__ { d(); h(); v = 2; }; }
__device__ void g() { auto a = [] __host__ { d(); }; auto b = [] __host__ __device__ { d(); h(); }; auto c = [] __device__ { d(); h(); }; }
__host__ __device__ void k() { auto a = [] __host__ { d(); }; auto b = [] __host__ __device__ { d(); h(); }; auto c = [] __device__ { d(); }; c(); }
auto z = [] __device__ { d(); }; auto y = [] __host__ __device__ { d(); };
void l() { auto a = [] __device__ { return 1; }; a(); [] __device__ { __shared__ int q; }(); }
