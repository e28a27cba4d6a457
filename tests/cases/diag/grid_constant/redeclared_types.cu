// expect: 20241 error 59
// expect: 20241 error 61
// expect: 20241 error 62
// expect: 20241 error 64
// expect: 20241 error 67
// expect: 20241 error 70
// expect: 20241 error 70
// expect: 20241 error 73
// expect: 20241 error 76
// expect: 20241 error 78
// expect-device: 20241 error 59
// expect-device: 20239 error 59
// expect-device: 20241 error 61
// expect-device: 20241 error 62
// expect-device: 20239 error 63
// expect-device: 20241 error 64
// expect-device: 20239 error 64
// expect-device: 20239 error 65
// expect-device: 20241 error 67
// expect-device: 20239 error 67
// expect-device: 20239 error 68
// expect-device: 20241 error 70
// expect-device: 20241 error 70
// expect-device: 20241 error 73
// expect-device: 20239 error 73
// expect-device: 20239 error 74
// expect-device: 20241 error 76
// expect-device: 20239 error 76
// expect-device: 20239 error 77
// expect-device: 20241 error 78
// expect-device: 20239 error 78
// expect-device: 20239 error 79
// expect-device: 20239 error 80
// expect-device: 20240 error 83
// expect-device: 20240 error 84
// expect-device: 20240 error 85
// expect-device: 20240 error 86
// expect-device: 20239 error 87
// expect-device: 20239 error 89
// expect-device: 20239 error 87
// expect-device: 20239 error 90
// expect-device: 20239 error 87
// expect-device: 20239 error 82
// expect-device: 20239 error 84
// expect-device: 20239 error 86
// expect-device: 20239 error 87
// expect-device: 20239 error 88
// expect-device: 20239 error 92
// expect-device: 20239 error 94
// expect-device: 20240 error 94
// expect-device: 20063 error 94
// expect-device: 20239 error 94
// expect-device: 20063 error 95
// expect-device: 20239 error 95
// expect-device: 20239 error 95
// expect-device: 20240 error 95
// What an earlier declaration marks counts in one that marks nothing; a template itself is not asked whether a parameter is const.
__global__ void c1(const int u);
__global__ void c1(__grid_constant__ int u);
__global__ void c2(int u);
__global__ void c2(__grid_constant__ const int u);
__global__ void c2(int u);
__global__ void c3(__grid_constant__ int u);
__global__ void c3(int u);
__global__ void c3(__grid_constant__ int u) {}
__global__ void c4(int u);
__global__ void c4(__grid_constant__ int u);
__global__ void c4(__grid_constant__ int u) {}
__global__ void c5(__grid_constant__ const int u, int v);
__global__ void c5(int u, __grid_constant__ int v);
__global__ void c7(__grid_constant__ const int u);
__global__ void c7(__grid_constant__ int u);
__global__ void c7(int u) {}
__global__ void c8(__grid_constant__ int u);
__global__ void c8(__grid_constant__ const int u);
__global__ void c8(int u) {}
struct S { friend __global__ void c9(__grid_constant__ int u); };
__global__ void c9(int u) {}
namespace N { __global__ void d1(__grid_constant__ int u); }
__global__ void N::d1(__grid_constant__ int u) {}
template<class T> __global__ void ta(__grid_constant__ T u);
template<class T> __global__ void ta(__grid_constant__ T u) {}
template<class T> __global__ void tb(__grid_constant__ const T &u);
template<class T> __global__ void tb(__grid_constant__ const T &u) {}
template<class T> __global__ void tc(__grid_constant__ const int &u, T);
template<class T> __global__ void tc(__grid_constant__ const int &u, T) {}
template<class T> __global__ void td(__grid_constant__ int u, T *) {}
template<class T> __global__ void te(__grid_constant__ int u, T *);
template<> __global__ void td(__grid_constant__ int u, int *) {}
template<> __global__ void td(__grid_constant__ int u, char *);
template __global__ void td(__grid_constant__ int, float *);
template<class T> __global__ void tf(__grid_constant__ T *u, T *);
void z() { ta<<<1, 1>>>(1); tb<<<1, 1>>>(2); tc<<<1, 1>>>(1, 2); td<<<1, 1>>>(1, (double *)0); te<<<1, 1>>>(1, (double *)0);  tf<<<1, 1>>>((int*)0, (int *)0);}
__global__ void ia(__grid_constant__ int &&a, __grid_constant__ int b, int &&c);
__global__ void ib(int &&a, __grid_constant__ int b, __grid_constant__ int &c);
