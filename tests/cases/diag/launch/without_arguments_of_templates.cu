// expect: 125 error 60
// expect: 29 error 60
// expect: 18 error 60
// expect: 304 error 60
// expect: 65 error 60
// expect: 125 error 61
// expect: 29 error 61
// expect: 18 error 61
// expect: 304 error 61
// expect: 65 error 61
// expect: 125 error 62
// expect: 29 error 62
// expect: 18 error 62
// expect: 304 error 62
// expect: 65 error 62
// expect: 125 error 63
// expect: 29 error 63
// expect: 18 error 63
// expect: 65 error 63
// expect: 125 error 64
// expect: 29 error 64
// expect: 18 error 64
// expect: 304 error 64
// expect: 65 error 64
// expect: 125 error 65
// expect: 29 error 65
// expect: 18 error 65
// expect: 65 error 65
// expect-device: 125 error 60
// expect-device: 29 error 60
// expect-device: 18 error 60
// expect-device: 304 error 60
// expect-device: 65 error 60
// expect-device: 125 error 61
// expect-device: 29 error 61
// expect-device: 18 error 61
// expect-device: 304 error 61
// expect-device: 65 error 61
// expect-device: 125 error 62
// expect-device: 29 error 62
// expect-device: 18 error 62
// expect-device: 304 error 62
// expect-device: 65 error 62
// expect-device: 125 error 63
// expect-device: 29 error 63
// expect-device: 18 error 63
// expect-device: 65 error 63
// expect-device: 125 error 64
// expect-device: 29 error 64
// expect-device: 18 error 64
// expect-device: 304 error 64
// expect-device: 65 error 64
// expect-device: 125 error 65
// expect-device: 29 error 65
// expect-device: 18 error 65
// expect-device: 65 error 65
// Launches of templates and overloaded functions whose arguments are missing.
template <class T> __global__ void t2(T, int) {} template <int N> __global__ void t0() {} template <class T> __global__ void t1(T, int = 0) {}
__global__ void ov(); __global__ void ov(int, int); __global__ void o1(); __global__ void o1(int);
void e() { t2<<<1, 1>>>; }
void f() { t2<int><<<1, 1>>>; }
void g() { t0<1><<<1, 1>>>; }
void g2() { t1<<<1, 1>>>; }
void d3() { ov<<<1, 1>>>; }
void d4() { o1<<<1, 1>>>; }
