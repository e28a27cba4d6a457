// expect: 20051 error 19
// expect: 20051 error 20
// expect: 20051 error 21
// expect: 20051 error 22
// expect: 20051 error 22
// expect: 20007 error 23
// expect: 20051 error 23
// expect: 20051 error 24
// expect: 20051 error 25
// expect: 20051 error 25
// expect: 20051 error 26
// expect: 20051 error 27
// expect-device: 20051 error 27
// expect-device: 177 warning 27
namespace N { __global__ void k(int); __global__ void o(int); __global__ void o(float); }
__global__ void k(int);
void h(int);
__device__ void d(int);
template <class T> void t1(T v) { N::k(v); N::o(v); }
template <class T> void t2(T v) { ::k(v); k(v); }
template <class T> void t3(T v) { (k)(v); }
template <class T> void t4(T v) { k<<<1, 1>>>(v); h<<<1, 1>>>(v); (h)<<<1, 1>>>(v); ::h<<<1, 1>>>(v); }
template <class T> void t5(T v) { d<<<1, 1>>>(v); ::d<<<1, 1>>>(v); }
template <class T> void t6(T v) { auto l = [](auto x) { N::k(x); }; using N::k; k(v); }
template <class T> void t7(T v) { k<<<1, v>>>(1); h<<<1, v>>>(1); ::h<<<v, 1>>>(v); }
template <class T> __device__ void t8(T v) { N::k(v); }
void g() { auto l = [](auto v) { N::k(v); k(v); h<<<1, 1>>>(v); }; }
