// expect: 20048 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20190 error 45
// expect: 20048 error 45
// expect: 20046 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20187 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20231 error 45
// expect: 20231 error 45
// expect: 20048 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20231 error 45
// expect: 20024 error 45
// expect: 20231 error 45
// expect: 20231 error 46
// expect: 20024 error 46
// expect: 20231 error 46
// expect: 20231 error 47
// expect: 20231 error 48
// expect: 20024 error 49
// expect: 20231 error 49
// expect: 20231 error 50
// expect: 20024 error 51
// expect: 20231 error 51
// expect: 20024 error 51
// expect: 20231 error 51
// expect: 20024 error 51
// expect: 20231 error 51
// expect: 20024 error 53
// expect: 20231 error 53
struct S { __global__ __device__ int m(); __global__ __host__ __device__ int n(...) noexcept; __global__ __device__ void operator()(int); __global__ __global__ void o(); static __global__ __host__ int q(); __global__ __device__ S(); void __global__ __device__ r(); };
struct T { __global__ __device__ void m(); };
__global__ void T::m() {}
struct U { __global__ void m(); };
__device__ void U::m() {}
struct V { __global__ void m(); };
__host__ __device__ __global__ void V::m() {}
struct W { __device__ void m(); };
__global__ void W::m() {}
