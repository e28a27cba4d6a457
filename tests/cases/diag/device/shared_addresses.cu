// expect: none
// expect-device: 20061 error 10
// expect-device: 20061 error 10
// expect-device: 20061 error 10
// expect-device: 20061 error 10
// expect-device: 20061 error 11
// expect-device: 20061 error 11
// expect-device: 20061 error 11
__shared__ int s; __shared__ int t[2]; __device__ int d; struct S { int *p; };
__device__ int *a = &s; __device__ int *b[] = {&d, &s}; __device__ int *c = t + 1; __device__ S e = {t};
__device__ int &r = s; __managed__ int *m = &s; __constant__ int *k = &t[1]; int *h = &s; __device__ int *n = &d;
