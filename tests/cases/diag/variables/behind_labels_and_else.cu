// expect: 20026 error 17
// expect: 20026 error 17
// expect: 20026 error 18
// expect: 20026 error 19
// expect: 20026 error 20
// expect: 20026 error 20
// expect: 20026 error 21
// expect: 20026 error 21
// expect-device: 177 warning 17
// expect-device: 177 warning 17
// expect-device: 177 warning 18
// expect-device: 177 warning 19
// expect-device: 177 warning 20
// expect-device: 177 warning 20
// expect-device: 177 warning 21
// expect-device: 177 warning 21
void h(int n) { switch (n) { case 1: __managed__ int m; default: __shared__ int s; } }
void g(int n) { switch (n) { case 1: ; __managed__ int m; } }
void l(int n) { if (n) ; else __device__ int d; }
void m(int n) { switch (n) { case 1 ? 2 : 3: static __device__ int m; } do __shared__ int q; while (n); }
void o(int n) { while (n--) { __constant__ int c; } do { __shared__ int s; } while (0); }
