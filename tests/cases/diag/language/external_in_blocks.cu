// expect: 893 error 19
// expect: 893 error 19
// expect: 159 error 20
// expect: 159 error 9
// expect: 159 error 12
// expect: 159 error 12
// expect: 159 error 15
// expect: 159 error 17
template <class T> __device__ void f() { extern __shared__ T s[]; }
template __device__ void f<int>();
template __device__ void f<float>();
namespace N { template <class T, int I> __global__ void k(T *p, const T &r, int (&a)[I]) { extern __shared__ T ks[]; } template <class T> struct Q { T t; }; template <class T> __global__ void kq(Q<T> q) { extern __shared__ T qs[]; } }
template __global__ void N::k<int, 1>(int *p, const int &r, int (&a)[1]); template __global__ void N::k<char, 2>(char *p, const char &r, int (&a)[2]);
template __global__ void N::kq(N::Q<int>); template __global__ void N::kq(N::Q<long>);
template <class T, class U> __global__ void k3(U u) { extern __shared__ T s3[]; }
template __global__ void k3<int>(long); template __global__ void k3<short>(long);
template <class T> __device__ T ret(T t) { extern __shared__ T s4[]; return t; }
template __device__ int ret(int); template __device__ char ret(char); template __device__ short ret(short);
__device__ void h(int n) { __shared__ int a[n]; static int b[2][n]; __shared__ int c[3]; }
__device__ void g1() { extern __shared__ int e1[]; } __device__ void g2() { extern __shared__ float e1[]; extern __shared__ int e2[]; } __device__ void g3() { extern __shared__ int e2[]; }
