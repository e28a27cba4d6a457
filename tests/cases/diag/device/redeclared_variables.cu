// expect: 20028 error 24
// expect: 20028 error 24
// expect: 20028 error 25
// expect: 20028 error 25
// expect: 20028 error 25
// expect: 20028 error 26
// expect: 20028 error 27
// expect: 20028 error 28
// expect: 20191 error 40
extern __device__ int a1; __managed__ int a1;
extern __managed__ int a2; int a2;
extern int a3; __managed__ int a3;
extern int a4; __shared__ int a4;
extern __device__ __constant__ int a5; __constant__ int a5;
extern __constant__ int a6; __device__ __constant__ int a6;
extern __device__ __constant__ int a7; __device__ int a7;
extern __device__ __shared__ int a8; __device__ int a8; 
extern __device__ __managed__ int a9; __device__ int a9;
extern int b1; extern __device__ int b1; extern int b1; __device__ int b1;
extern __device__ int b2; extern int b2; extern int b2; int b2;
extern __device__ int b3; extern __constant__ int b3; extern __device__ int b3;
extern __constant__ int b4; extern __device__ int b4; extern __constant__ int b4;
extern __device__ int b5; extern __shared__ int b5; extern __device__ int b5; extern int b5;
struct S { static int s1; static const int s2 = 1; static __device__ int s3; static __constant__ int s4; };
__device__ int S::s1; __constant__ const int S::s2; int S::s3; __device__ int S::s4;
template <class T> struct X { static T x1; static __device__ T x2; };
template <class T> __device__ T X<T>::x1; template <class T> T X<T>::x2;
template <> __device__ int X<int>::x1;
namespace N { extern int n1; extern __device__ int n2; }
__device__ int N::n1; int N::n2;
extern "C" int c1; extern "C" __device__ int c1;
template <class T> extern __device__ T vt; template <class T> T vt = 1; 
template <class T> extern int vu; template <class T> __device__ int vu = 1;
template <> __device__ int vu<int> = 1;
__device__ void f() { extern __device__ int l1; extern int l2; extern __shared__ int l3; }
int l1; __device__ int l2; __device__ int l3;
extern __device__ int arr[]; int arr[3];
extern __shared__ int ds[]; __device__ void g() { extern __shared__ int ds[]; extern __shared__ int dt[]; } __device__ void h() { extern __shared__ int dt[]; extern __device__ int dt[]; }
extern const __constant__ int k1; const int k1 = 1;
inline __device__ int i1; 
extern int m1, m2; __device__ int m1, m2;
