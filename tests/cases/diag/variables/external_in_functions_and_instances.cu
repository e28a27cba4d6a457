// expect: 159 error 17
// expect: 159 error 18
// expect: 159 error 20
// expect: 159 error 22
// expect-device: 159 error 17
// expect-device: 20042 warning 17
// expect-device: 159 error 18
// expect-device: 20042 warning 18
// expect-device: 20042 warning 19
// expect-device: 20042 warning 19
// expect-device: 159 error 20
// expect-device: 20042 warning 20
// expect-device: 20042 warning 20
// expect-device: 159 error 22
// expect-device: 20042 warning 22
__device__ void d0() { extern __shared__ int a[]; }
template <class T> __device__ void k1(T *p) { extern __shared__ T a[]; a[0] = *p; }
template <class T> __device__ void k2(T *p) { extern __shared__ T b[]; b[0] = *p; }
template <class T> __device__ void k3(T *p) { extern __shared__ T b[]; b[0] = *p; }
template <class T> __device__ void k4(T *p) { extern __shared__ T c[]; c[0] = *p; }
__device__ void d1() { extern __shared__ char c[]; }
namespace N { template <class T> __device__ void k5(T *p) { extern __shared__ T e[]; e[0] = *p; } }
namespace N { __device__ void d5() { extern __shared__ char e[]; } }
template __device__ void k1(float *);
template __device__ void k2(float *);
template __device__ void k2(int *);
template __device__ void k3(float *);
template __device__ void k3(int *);
template __device__ void k4(int *);
template __device__ void k4(double *);
template __device__ void N::k5(double *);
