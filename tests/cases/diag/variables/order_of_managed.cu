// expect: 20191 error 53
// expect: 20111 error 53
// expect: 20111 error 54
// expect: 20191 error 55
// expect: 20111 error 55
// expect: 20191 error 56
// expect: 20024 error 57
// expect: 20191 error 58
// expect: 20110 error 58
// expect: 20028 error 59
// expect: 20028 error 59
// expect: 252 error 60
// expect: 20110 error 60
// expect: 252 error 62
// expect: 20110 error 62
// expect: 252 error 63
// expect: 252 error 64
// expect: 20110 error 64
// expect: 252 error 65
// expect: 252 error 66
// expect: 20110 error 66
// expect: 252 error 67
// expect: 20110 error 67
// expect: 252 error 67
// expect: 20110 error 67
// expect-device: 20191 error 53
// expect-device: 20111 error 53
// expect-device: 20111 error 54
// expect-device: 20191 error 55
// expect-device: 20111 error 55
// expect-device: 20191 error 56
// expect-device: 20024 error 57
// expect-device: 20191 error 58
// expect-device: 20110 error 58
// expect-device: 20028 error 59
// expect-device: 20028 error 59
// expect-device: 252 error 60
// expect-device: 20110 error 60
// expect-device: 252 error 62
// expect-device: 20110 error 62
// expect-device: 252 error 63
// expect-device: 252 error 64
// expect-device: 20110 error 64
// expect-device: 252 error 65
// expect-device: 252 error 66
// expect-device: 20110 error 66
// expect-device: 252 error 67
// expect-device: 20110 error 67
// expect-device: 252 error 67
// expect-device: 20110 error 67
// expect-device: 177 warning 66
// The order of what is told of inline and managed variables.
inline __managed__ __constant__ int f;
inline __managed__ __shared__ int g;
inline __constant__ __managed__ int h;
inline __device__ __managed__ int i;
inline __device__ __constant__ __shared__ int j;
inline __managed__ int &k = i;
struct S { static inline __managed__ __constant__ int m; };
__managed__ int &ra;
extern void fn(int);
__managed__ void (&rf)(int);
__device__ int &rb;
__managed__ int (&rg)[3];
__device__ void (&rh)(int);
static __managed__ int &rc;
__managed__ const int &rd, &re;
