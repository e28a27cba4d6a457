// expect: 20028 error 28
// expect: 20028 error 28
// expect: 20028 error 28
// expect: 20028 error 28
// expect: 20028 error 28
// expect: 20028 error 28
// expect: 20028 error 29
// expect: 20028 error 30
// expect: 20028 error 31
// expect: 20028 error 32
// expect: 20028 error 33
// expect: 20028 error 44
// expect: 20028 error 45
// expect-device: 20028 error 28
// expect-device: 20028 error 28
// expect-device: 20028 error 28
// expect-device: 20028 error 28
// expect-device: 20028 error 28
// expect-device: 20028 error 28
// expect-device: 20028 error 29
// expect-device: 20028 error 30
// expect-device: 20028 error 31
// expect-device: 20028 error 32
// expect-device: 20028 error 33
// expect-device: 20028 error 44
// expect-device: 20028 error 45
struct C { int f; };
template <class T> struct S { static __device__ int v; static __device__ int *p; static __constant__ int a[2]; static __managed__ int m; __device__ static T w; struct I { static __device__ int q; }; static int h; int nn; };
template <class T> __device__ int S<T>::v = 1;
template <class T> __device__ int *S<T>::p = nullptr;
template <class T> __constant__ int S<T>::a[2] = {1, 2};
template <class T> __managed__ int S<T>::m = 1;
template <class T> __device__ T S<T>::w = 1;
template <class T> int S<T>::h = 1;
template __device__ int S<int>::v;
extern template __device__ int S<char>::v;
template __constant__ int S<int>::a[2];
template __managed__ int S<int>::m;
template __device__ int *S<int>::p;
template __device__ float S<float>::w;
template __device__ int S<int>::h;
template __constant__ int S<float>::v;
template __shared__ int S<long>::v;
template <> __device__ int S<short>::v = 2;
template <> __constant__ int S<unsigned>::v = 2;
