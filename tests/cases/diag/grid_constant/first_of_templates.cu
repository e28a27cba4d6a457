// expect: 20242 error 18
// expect: 20242 error 20
// expect: 20242 error 22
// expect: 20242 error 24
// expect: 20242 error 26
// expect: 20241 error 28
// expect: 20241 error 28
// expect: 20241 error 28
// expect-device: 20242 error 18
// expect-device: 20242 error 20
// expect-device: 20242 error 22
// expect-device: 20242 error 24
// expect-device: 20242 error 26
// expect-device: 20241 error 28
// expect-device: 20241 error 28
// expect-device: 20241 error 28
template <class T, class U> __global__ void t(const __grid_constant__ T a, const U b, const __grid_constant__ U c);
template <class T, class U> __global__ void t(const T a, const __grid_constant__ U b, const __grid_constant__ U c) {}
template <class T> __global__ void u(const T a, const T b);
template <class T> __global__ void u(const __grid_constant__ T a, const __grid_constant__ T b) {}
template <class T> __global__ void v(const __grid_constant__ T a, const __grid_constant__ T b);
template <class T> __global__ void v(const T a, const T b) {}
template <class T> __global__ void w(const __grid_constant__ int a, const int b);
template <class T> __global__ void w(const int a, const __grid_constant__ int b) {}
template <class T> __global__ void x(const T a, const __grid_constant__ T b, const T c);
template <class T> __global__ void x(const T a, const T b, const __grid_constant__ T c);
__global__ void y(const __grid_constant__ int a, const int b, const int c);
__global__ void y(const int a, const __grid_constant__ int b, const __grid_constant__ int c);
