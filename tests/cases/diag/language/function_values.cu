// expect: 144 error 42
// expect: 144 error 43
// expect: 144 error 44
// expect: 144 error 45
// expect: 144 error 46
// expect: 144 error 49
// expect: 144 error 50
// expect: 144 error 51
// expect: 144 error 53
// expect: 144 error 54
// expect: 144 error 55
// expect: 144 error 56
// expect: 144 error 57
// expect: 120 error 58
// expect: 513 error 59
// expect: 513 error 59
// expect: 513 error 59
// expect: 144 error 61
// expect-device: 144 error 42
// expect-device: 144 error 43
// expect-device: 144 error 44
// expect-device: 144 error 45
// expect-device: 144 error 46
// expect-device: 144 error 49
// expect-device: 144 error 50
// expect-device: 144 error 51
// expect-device: 144 error 53
// expect-device: 144 error 54
// expect-device: 144 error 55
// expect-device: 144 error 56
// expect-device: 144 error 57
// expect-device: 120 error 58
// expect-device: 513 error 59
// expect-device: 513 error 59
// expect-device: 513 error 59
// expect-device: 550 warning 59
// expect-device: 550 warning 59
// expect-device: 144 error 61
int f(int);
__global__ void k(int *p) {}
__device__ int d(int);
void (*a)(int) = f;
int (*b)(int, int) = &f;
int (*c)() = f, (*c2)(int) = f;
void (*e)(int) = k;
void (*g)(float *) = &k;


int (*i)(float) = d;
int *j = f;
int l = f;
bool m = f;
struct S { static int s(int); int n(int); void (*callback)(int); S() : callback(d) {} };
int (*o)(float) = S::s;
int (S::*p)(float) = &S::n;
int (*q)(int) = &S::n;
void (*table[])(int) = {f};
void (*r())(int) { return f; }
void use() { int (*x)(float); x = f; x = &f; void (*y)(int *) = k; y = k; y = f; }
auto *s = &f;
int (*t)(int) noexcept = f;
