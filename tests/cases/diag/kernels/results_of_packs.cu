// expect: 20116 error 24
// expect: 1919 error 25
// expect: 1919 error 27
// expect: 1919 error 29
// expect: 20116 error 28
// expect: 20190 error 31
// expect: 20046 error 31
// expect: 1919 error 31
// expect: 20024 error 33
// expect: 1919 error 33
// expect: 1919 error 35
// expect-device: 20116 error 24
// expect-device: 1919 error 25
// expect-device: 1919 error 27
// expect-device: 1919 error 29
// expect-device: 20116 error 28
// expect-device: 20190 error 31
// expect-device: 20046 error 31
// expect-device: 1919 error 31
// expect-device: 20024 error 33
// expect-device: 1919 error 33
// expect-device: 1919 error 35
// A pack that is not expanded in the result of a kernel is told of behind what is wrong with the kernel itself.
template <class... A, class B>
__global__ A middle(A..., B &&);
template <class... A>
__global__ A alone(A...);
template <class... A, class B>
__global__ void parameters(A, B);
template <class... A>
__global__ A several(A..., ...) noexcept;
template <class... A>
__device__ __global__ A both(A... a);
template <class... A>
A plain(A...);
