// expect: none
// expect-device: 177 warning 10
// expect-device: 177 warning 10
// expect-device: 177 warning 10
// expect-device: 177 warning 10
// expect-device: 20054 error 10
// expect-device: 20054 error 10
// expect-device: 20054 error 10
__shared__ int s; __device__ int d;
__device__ void f() { static int *p = &s; static int *q[] = {&d, &s}; static int &t = s; static int *u = &d; }
