// expect: 940 warning 18
// expect: 940 warning 19
// expect: 549 warning 20
// expect: 940 warning 23
// expect: 940 warning 23
// expect: 940 warning 23
// expect: 940 warning 23
// expect: 940 warning 24
// expect: 940 warning 25
// expect: 940 warning 26
// expect: 940 warning 27
// expect: 940 warning 30
// expect: 940 warning 32
// expect: 940 warning 33
// expect: 940 warning 34
// expect: 940 warning 35
// flags: --error_limit=1000
__host__ __device__ int h1() { }
__host__ int h2() { }
__global__ void h4() { int x; x = x + 1; }
static __device__ int h5() { }
int main() { }
struct S { int f(); S &operator=(const S &) { } bool operator<(int) { } virtual int v() { } friend int ff() { } };
int S::f() { }
namespace { int an() { } }
extern "C" int ec() { }
static inline int si() { }
auto au() { }
decltype(auto) da() { }
int *ip() { }
typedef int T;
T td() { }
const char *cs() { }
unsigned un() { }
void *vv() { }
[[noreturn]] int nr() { throw 1; }
