// expect: 20242 error 15
// expect: 20242 error 17
// expect: 20242 error 19
// expect: 20242 error 21
// expect: 20242 error 25
// expect: 20242 error 29
// expect-device: 20242 error 15
// expect-device: 20242 error 17
// expect-device: 20242 error 19
// expect-device: 20242 error 21
// expect-device: 20242 error 25
// expect-device: 20242 error 29
// Declarations of one function template whose parameters have other names.
template <int N> __global__ void c(const __grid_constant__ int x);
template <int M> __global__ void c(const int y);
template <class T> __global__ void d(const __grid_constant__ int x, T t);
template <class U> __global__ void d(const int y, U t);
template <class T> __global__ void e(const __grid_constant__ T x);
template <typename U> __global__ void e(const U y) {}
template <class T, int N> __global__ void f(const __grid_constant__ int x, T (&r)[N]);
template <class A, int B> __global__ void f(const int x, A (&r)[B]);
template <class T> __global__ void g(const __grid_constant__ int x);
template <int N> __global__ void g(const int x);
template <class T> __global__ void h(const __grid_constant__ int x);
template <class> __global__ void h(const int x);
template <class T, class U> __global__ void i(const __grid_constant__ int x, T);
template <class U, class T> __global__ void i(const int x, T);
template <class T, class U> __global__ void j(const __grid_constant__ int x, T);
template <class U, class T> __global__ void j(const int x, U);
