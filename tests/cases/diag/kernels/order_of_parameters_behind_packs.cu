// expect: 20190 error 42
// expect: 20024 error 42
// expect: 20046 error 42
// expect: 2097 warning 42
// expect: 20116 error 42
// expect: 2097 warning 43
// expect: 20116 error 43
// expect: 1835 warning 44
// expect: 2097 warning 44
// expect: 20077 error 45
// expect: 2097 warning 45
// expect: 1835 warning 46
// expect: 2097 warning 46
// expect: 20116 error 46
// expect: 20 error 47
// expect: 2097 warning 47
// expect: 20 error 48
// expect: 20024 error 48
// expect: 2097 warning 48
// expect: 20116 error 48
// expect-device: 20190 error 42
// expect-device: 20024 error 42
// expect-device: 20046 error 42
// expect-device: 2097 warning 42
// expect-device: 20116 error 42
// expect-device: 2097 warning 43
// expect-device: 20116 error 43
// expect-device: 1835 warning 44
// expect-device: 2097 warning 44
// expect-device: 20077 error 45
// expect-device: 2097 warning 45
// expect-device: 1835 warning 46
// expect-device: 2097 warning 46
// expect-device: 20116 error 46
// expect-device: 20 error 47
// expect-device: 2097 warning 47
// expect-device: 20 error 48
// expect-device: 20024 error 48
// expect-device: 2097 warning 48
// expect-device: 20116 error 48
// What is wrong with a kernel template is told in front of its parameters behind packs, and these in front of 20116.
template<class... A, class B> __host__ __global__ int k(A..., ...) noexcept;
template<class... A, class B> __global__ void k3(A...);
template<class... A, class B> __device__ __constant__ void k5(A...);
template<class... A, class B> __device__ __launch_bounds__(3) void k6(A...);
template<class... A, class B> __global__ void k7(A..., int __shared__ x);
template <class... A, class B> undef_t g(A...);
template <class... A, class B> __device__ __host__ __global__ int h(A..., undef_u);
