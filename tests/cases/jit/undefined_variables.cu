// expect: 20218 error 20
// expect: 20218 error 23
// expect: 20094 warning 24
// expect: 20094 warning 24
// expect: 20218 error 25
// expect: 20218 error 26
// expect: 20218 error 26
// expect: 20094 warning 27
// expect: 20094 warning 27
// expect: 20218 error 28
// expect: 20218 error 29
// expect: 20218 error 34
// expect: 20094 warning 35
// expect: 20094 warning 35
// expect-default-device: 20044 warning 20
// expect-default-device: 20044 warning 21
// expect-default-device: 20044 warning 22
// expect-default-device: 20044 warning 26
// expect-default-device: 20044 warning 25
extern int a;
extern const int b;
extern __device__ int c;
static int d;
__device__ int get() { return a + b + c + d; }
namespace n { extern int e; }
extern "C" { extern int f; int g; }
__global__ void k(int *p) { p[0] = n::e + f; }
int counter = 1;
static int hidden = 2;
const int limit = 10;
constexpr int size = 4;
__device__ int dev = 3;
__constant__ float table[4];
float array[size];
__device__ int got() { return counter + hidden + limit + size + dev; }
