// expect: 304 error 46
// expect: 304 error 47
// expect: 304 error 49
// expect: 304 error 50
// expect: 304 error 50
// expect: 940 warning 50
// expect: 304 error 52
// expect: 304 error 52
// expect: 165 error 52
// expect: 513 error 52
// expect: 135 error 52
// expect: 3164 error 52
// expect: 940 warning 52
// expect: 146 error 53
// expect: 940 warning 53
// expect: 304 error 54
// expect: 940 warning 54
// expect: 146 error 55
// expect-device: 304 error 46
// expect-device: 940 warning 46
// expect-device: 304 error 47
// expect-device: 940 warning 47
// expect-device: 304 error 49
// expect-device: 940 warning 49
// expect-device: 304 error 50
// expect-device: 304 error 50
// expect-device: 940 warning 50
// expect-device: 304 error 52
// expect-device: 304 error 52
// expect-device: 165 error 52
// expect-device: 513 error 52
// expect-device: 135 error 52
// expect-device: 3164 error 52
// expect-device: 940 warning 52
// expect-device: 146 error 53
// expect-device: 940 warning 53
// expect-device: 177 warning 53
// expect-device: 304 error 54
// expect-device: 940 warning 54
// expect-device: 146 error 55
// expect-device: 177 warning 55
// flags: --c++17
// A call that no function takes, and a list with too many values, end no function.
template <class T> T most(T a, T b);
__device__ void ov(int); __device__ void ov(float *, int);
__device__ int f1(int *c) { ov(c); }
__device__ int f3(int *c) { if (c) ov(c); }
template <class T> __device__ void tm(T a, T b);
__device__ int f4(int *c) { tm(c, 1); }
int g2(int *c) { int n = most(c, 1, 2, 3); c = most(*c, 1.0); }
struct S { void m(int); void m(int, int); int *d; void k(int); };
int g5(S &s) { s.m("a"); s.m(1, 2, 3); s.k(); s.d = 3; s.none(); s->k(1); }
int g7(S &s) { float f[3] = {1, 2, 3, 4}; }
int g9(S &s) { int a[1] = {most(1, 'c')}; }
int h1(S &s) { float f[3] = {1, 2, 3, [] { return 4; }(), 5}; return 1; }
