// expect: none
// expect-device: 20068 error 9
// expect-device: 20068 error 9
// expect-device: 20068 error 9
// expect-device: 20068 error 10
// expect-device: 20068 error 10
// expect-device: 20068 error 11
void h(); int v; __device__ void d(); __device__ int w; struct V { void (*p)(); int *q; };
__device__ V a = {h, &v}; __device__ V b[] = {{d, &w}, {h, nullptr}};
__device__ int *c[] = {nullptr, &v,
  &v + 1}; __constant__ void (*e[2])() = {d, h};
V f = {d, &w}; V g = {h, &v};
