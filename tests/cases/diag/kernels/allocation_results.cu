// expect: 352 error 61
// expect: 352 error 62
// expect: 352 error 63
// expect: 815 warning 64
// expect: 352 error 64
// expect: 352 error 65
// expect: 352 error 67
// expect: 353 error 68
// expect: 353 error 69
// expect: 353 error 70
// expect: 352 error 71
// expect: 353 error 71
// expect: 352 error 71
// expect: 352 error 72
// expect: 352 error 73
// expect: 352 error 74
// expect: 352 error 75
// expect: 352 error 76
// expect: 352 error 77
// expect: 352 error 78
// expect: 20050 warning 78
// expect: 20190 error 78
// expect: 352 error 79
// expect: 20024 error 79
// expect: 352 error 80
// expect: 352 error 81
// expect: 352 error 82
// expect: 353 error 83
// expect: 352 error 84
// expect: 352 error 85
// expect-device: 352 error 61
// expect-device: 352 error 62
// expect-device: 352 error 63
// expect-device: 815 warning 64
// expect-device: 352 error 64
// expect-device: 352 error 65
// expect-device: 352 error 67
// expect-device: 353 error 68
// expect-device: 353 error 69
// expect-device: 353 error 70
// expect-device: 352 error 71
// expect-device: 353 error 71
// expect-device: 352 error 71
// expect-device: 352 error 72
// expect-device: 352 error 73
// expect-device: 352 error 74
// expect-device: 352 error 75
// expect-device: 352 error 76
// expect-device: 352 error 77
// expect-device: 352 error 78
// expect-device: 20050 warning 78
// expect-device: 20190 error 78
// expect-device: 352 error 79
// expect-device: 20024 error 79
// expect-device: 352 error 80
// expect-device: 352 error 81
// expect-device: 352 error 82
// expect-device: 353 error 83
// expect-device: 352 error 84
// expect-device: 352 error 85
void operator new(size_t, long);
int *operator new(size_t, int);
void **operator new[](size_t, int);
void *const operator new(size_t, char);
const void *operator new(size_t, short);
auto operator new(size_t, float) -> void *;
auto operator new(size_t, double) -> int;
int operator delete(void *, int);
void *operator delete[](void *, int);
void *operator delete(void *, char) { return 0; }
struct S { int operator new(size_t); static char operator delete(void *); void operator new[](size_t) ; };
template <class T> int operator new(size_t, T *);
__device__ int operator new(size_t, unsigned) { return 1; }
__host__ __device__ void operator new[](size_t, unsigned);
__global__ void operator new(size_t, signed char);
namespace N { int operator new(size_t); }
static void operator new(size_t, bool);
inline __global__ void operator new(size_t, long long) noexcept;
__global__ __device__ void operator new(size_t, unsigned char);
__global__ __launch_bounds__(3) void operator new(size_t, unsigned short);
struct G { __global__ int operator new(size_t);
__global__ int operator new[](size_t) noexcept;
static __global__ int operator delete(void *);
inline __global__ void operator new(size_t, int);
__global__ __device__ int operator new(size_t, char); };
