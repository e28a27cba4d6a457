// expect: 1835 warning 33
// expect: 1835 warning 34
// expect: 1835 warning 35
// expect: 1835 warning 36
// expect: 1835 warning 37
// expect: 1835 warning 38
// expect: 1835 warning 49
// expect: 1835 warning 50
// expect: 1835 warning 51
// expect: 1835 warning 52
// expect: 1835 warning 53
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 58
// expect: 1835 warning 59
// expect: 1835 warning 59
// expect: 1835 warning 60
// expect: 1835 warning 60
// expect: 1835 warning 60
// expect: 1835 warning 60
// expect: 1835 warning 60
// expect: 1835 warning 61
// expect: 1835 warning 61
// expect: 1835 warning 62
// expect: 1835 warning 63
// expect: 1835 warning 63
void (__device__ a1)();
void (__global__ a2)();
void (__host__ a3)();
int (__device__ a4);
int (__shared__ a5);
int (__constant__ a6)[3];
void (*__device__ a7)();
int *__device__ a8;
int &__device__ a9 = a4;
int a10 __device__[3];
int a11[3] __device__;
int (*a12)[3] __device__;
void a13() __device__;
void (a14)() __device__;
void (*a15)() __device__;
void (*__device__ a16())();
int (__device__ *a17);
int (__device__ *a18)();
int (__device__ *a19[3])();
int * (__device__ a20);
void ((__device__ a22))();
int __device__ a23, __device__ a24, *__device__ a25;
int a26, __device__ *a27;
const __device__ int a28=1; int const __device__ a29=1; int __device__ const a30=1;
unsigned __device__ int a31; static __device__ int a32; __device__ static int a33; int static __device__ a34;
struct S { void (__device__ m1)(); int (__device__ m2); __device__ int m3; int m4 __device__; int m5 __device__ : 3; int (__shared__ *m6); static int (__device__ m7); void (__global__ m8)();  __device__ S(); S(int) __device__; (__device__ S)(long); operator int() __device__; ~S() __device__; };
template<class T> void (__device__ t1)(T); template<class T> int (__device__ t2);
typedef int (__device__ T1); typedef void (__device__ T2)(); using U1 = int (__device__ *)(); using U2 = __device__ int; using U3 = int __device__;
enum E { e1 __device__, e2 __device__ = 2 }; 
auto l=[](int (__device__ x)){}; 
void h(int __device__ = 3, void __device__ (*)() = 0);
