// expect: 1835 warning 44
// expect: 1835 warning 44
// expect: 1835 warning 44
// expect: 1835 warning 44
// expect: 1835 warning 45
// expect: 1835 warning 45
// expect: 1835 warning 45
// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 1835 warning 46
// expect: 20028 error 46
// expect: 1835 warning 47
// expect: 1835 warning 47
// expect: 1835 warning 47
// expect: 1835 warning 48
// expect: 1835 warning 48
// expect: 1835 warning 49
// expect: 1835 warning 49
// expect: 1835 warning 50
// expect: 1835 warning 50
// expect: 20026 error 50
// expect: 1835 warning 50
// expect: 1835 warning 51
// expect-device: 1835 warning 44
// expect-device: 1835 warning 44
// expect-device: 1835 warning 44
// expect-device: 1835 warning 44
// expect-device: 1835 warning 45
// expect-device: 1835 warning 45
// expect-device: 1835 warning 45
// expect-device: 1835 warning 45
// expect-device: 1835 warning 46
// expect-device: 1835 warning 46
// expect-device: 20028 error 46
// expect-device: 1835 warning 47
// expect-device: 1835 warning 47
// expect-device: 1835 warning 47
// expect-device: 1835 warning 48
// expect-device: 1835 warning 48
// expect-device: 1835 warning 49
// expect-device: 1835 warning 49
// expect-device: 1835 warning 51
// Execution spaces on members whose types are parameters, and on bit-fields without a name.
template <class T> struct C { __host__ T t; __host__ static T s; __host__ static int i; __host__ int j; };
struct S { __host__ int : 3; __host__ unsigned bf : 2; __host__ typedef int I; __device__ int : 0; };
template <class T> struct D { __device__ T t; __constant__ T c; __shared__ static T s; };
struct E { __host__ static S s; __host__ static int *p; __host__ static int arr[3]; };
__host__ extern S es; __host__ S *ps;
typedef int TI; struct F { __host__ TI a; __host__ static TI b; };
template <class T> void lf() { __host__ T x; __global__ static T y; __device__ T z; T __host__ w; }
struct T9 { int a; __host__ unsigned : 0; };
