// variable templates in device and constant memory, specialised and instantiated
template <class T> __device__ T t0 = T(3);
template <class T, int N> __constant__ T t1[N] = {1};
template <> __device__ float t0<float> = 7.0f;
template __device__ double t0<double>;
template <class T> __device__ const T t2 = T(4);
namespace N { template <class T> __device__ T t3 = 5; }
template <class T> __global__ void k(T *p) { *p = t0<T> + t1<T, 3>[1] + t2<T> + N::t3<T>; }
void host(int *p) { k<<<1, 1>>>(p); cudaMemcpyToSymbol(t0<int>, p, 4); cudaMemcpyToSymbol((t1<int, 3>), p, 4); cudaMemcpyToSymbol(N::t3<int>, p, 4); }
