// expect: 20191 error 13
// expect: 20191 error 13
// expect: 20191 error 17
// expect: 20191 error 18
// expect: 20191 error 23
// expect: 20191 error 27
// expect-device: 20191 error 13
// expect-device: 20191 error 13
// expect-device: 20191 error 17
// expect-device: 20191 error 18
// expect-device: 20191 error 23
// expect-device: 20191 error 27
template <class T> __device__ T a = 0;
template <> inline __device__ int a<int> = 1;
template <> inline __device__ char a<char> = 1;
template <class T> __device__ T b = 0;
template <class T> inline __constant__ T b<T *> = nullptr;
template <class T> inline __constant__ T c = 0;
template <> inline __device__ int c<int> = 1;
template <class T> static __device__ T d = 0;
template <> inline __device__ int d<int> = 1;
namespace { template <class T> __device__ T e = 0; template <> inline __device__ int e<int> = 1; }
namespace n { template <class T> __managed__ T f = 0; }
template <> inline __managed__ int n::f<int> = 1;
template <class T> const __device__ T g = 0;
template <> inline __device__ const int g<int> = 1;
template <class T> __device__ T h = 0;
template <> inline constexpr __device__ int h<int> = 1;
template <class T> T i = 0;
template <class T> __device__ T i<T *> = 0;
