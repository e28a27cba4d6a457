// expect: 20053 error 85
// expect: 20120 error 86
// expect: 20053 error 86
// expect: 20053 error 87
// expect: 20111 error 87
// expect: 20053 error 88
// expect: 20053 error 89
// expect: 20122 error 89
// expect: 20053 error 90
// expect: 20111 error 90
// expect: 20110 error 90
// expect: 20024 error 91
// expect: 20053 error 91
// expect: 20121 error 91
// expect: 20053 error 91
// expect: 20122 error 91
// expect: 20026 error 92
// expect: 20053 error 92
// expect: 20026 error 92
// expect: 20053 error 92
// expect: 20111 error 92
// expect: 20120 error 92
// expect: 20026 error 92
// expect: 20053 error 92
// expect: 2838 error 92
// expect: 20026 error 92
// expect: 20121 error 92
// expect: 20026 error 92
// expect: 20026 error 92
// expect: 20053 error 92
// expect: 20091 warning 92
// expect: 20091 warning 92
// expect: 20053 error 93
// expect: 20053 error 93
// expect: 20111 error 93
// expect: 20120 error 93
// expect: 20053 error 93
// expect: 20053 error 94
// expect: 20111 error 94
// expect: 20053 error 94
// expect: 20111 error 94
// expect: 20028 error 95
// expect: 20028 error 95
// expect: 20028 error 95
// expect: 20026 error 96
// expect: 20109 error 96
// expect: 20026 error 96
// expect: 20110 error 96
// expect: 20026 error 96
// expect: 20053 error 96
// expect: 20111 error 96
// expect: 20109 error 96
// expect: 20026 error 96
// expect: 20111 error 96
// expect: 20109 error 96
// expect: 20109 error 97
// expect: 20110 error 97
// expect: 20053 error 97
// expect: 20111 error 97
// expect: 20109 error 97
// expect: 20053 error 99
// expect: 20053 error 99
// expect: 20111 error 99
// expect: 20026 error 99
// expect: 20053 error 99
// expect: 20026 error 99
// expect: 20053 error 99
// expect: 20111 error 99
// expect: 20109 error 99
// expect-device: 177 warning 92
// expect-device: 177 warning 92
// expect-device: 177 warning 92
// expect-device: 177 warning 92
// expect-device: 177 warning 93
// expect-device: 177 warning 93
// expect-device: 177 warning 93
// expect-device: 177 warning 96
// expect-device: 177 warning 96
// expect-device: 177 warning 96
// expect-device: 20027 error 97
// expect-device: 177 warning 97
// expect-device: 177 warning 97
// expect-device: 177 warning 86
// expect-device: 177 warning 88
__shared__ int a = 1;
constexpr __shared__ int b = 2;
__managed__ __shared__ int c = 3;
__shared__ const int e = 3;
inline namespace { __shared__ int g = 1; }
__managed__ __shared__ int &h = a;
__shared__ __constant__ int a2 = 1; inline namespace { __shared__ auto [x, y] = *new int[1][2]; } 
void f2() { __shared__ int l = 1; __managed__ __shared__ int m = 2; constexpr __shared__ int n = 3; static __shared__ auto [z, w] = *new int[1][2]; }
__global__ void k2() { __shared__ int l = 1; __managed__ __shared__ int m = 2; constexpr __shared__ int n = 3; }
template<class T> __shared__ T v = 1; template<class T> __managed__ __shared__ T w2 = 1; __managed__ __shared__ int p = 1, q = 2;
struct S { static __shared__ int s; static inline __shared__ int t = 1; }; __shared__ int S::s = 1;
void f() { __managed__ const int a = 1; static __managed__ int &b = *new int; __shared__ __managed__ const int c = 1; static __managed__ __constant__ int d = 2; extern __managed__ const int e9; }
__global__ void k() { __managed__ const int a = 1; static __managed__ int &b = *new int; __shared__ __managed__ const int c = 1; }
template<class T> __shared__ T v2 = 1; template<> __shared__ int v2<int> = 2; template<class T> __shared__ T u{}; int i = v2<char>;
template<class T> __global__ void t() { __shared__ T a = 1; __managed__ __shared__ int b = 2; } template<class T> void ht() { __shared__ T a = 1; __managed__ __shared__ const int b = 2; }
