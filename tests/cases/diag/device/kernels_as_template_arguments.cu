// expect: none
// expect-device: 20051 error 5
// expect-device: 20051 error 6
// expect-device: 20051 error 6
template <void (*F)(int)> __global__ void a(int x) { F(x); }
template <void F(int)> __device__ void b(int x) { F(x); (*F)(x); (F)(x); }
__global__ void g(int);
void h(int);
__host__ __device__ void hd(int) {}
void go() { a<g><<<1, 1>>>(1); a<h><<<1, 1>>>(1); a<hd><<<1, 1>>>(1); }
__global__ void k() { b<g>(1); }
