// expect: 137 error 18
// expect: 137 error 18
// expect: 20092 warning 18
// expect: 20091 warning 18
// expect: 20091 warning 18
// expect: 137 error 19
// expect: 137 error 19
// expect: 137 error 19
// expect-device: 137 error 18
// expect-device: 137 error 18
// expect-device: 137 error 19
// expect-device: 137 error 19
// expect-device: 137 error 19
// expect-device: 177 warning 19
template <class T> __constant__ T c = 3;
template <class T> __managed__ T m = 3;
template <class T> __device__ T d = 3;
int host() { c<int> = 2; c<int>++; m<int> = 2; d<int> = 3; return c<int> + m<int> + d<int>; }
__device__ void dev() { c<int> = 2; ++c<double>; int *p = &c<int>; c<int> += 3; }
template <class T> __global__ void k() { c<T> = 2; }
template <class T> __constant__ T arr[3] = {};
__device__ void d3() { arr<int>[1] = 3; }
