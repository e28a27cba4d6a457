// expect: 413 error 38
// expect: 165 error 38
// expect: 1767 error 39
// expect: 140 error 40
// expect: 304 error 41
// expect: 413 error 42
// expect: 165 error 42
// expect: 1767 error 46
// expect: 304 error 47
// expect: 1767 error 52
// expect-device: 413 error 38
// expect-device: 165 error 38
// expect-device: 1767 error 39
// expect-device: 140 error 40
// expect-device: 304 error 41
// expect-device: 413 error 42
// expect-device: 165 error 42
// expect-device: 1767 error 46
// expect-device: 304 error 47
namespace n {
struct S {};
__global__ void k(S) {}
__global__ void only(S) {}
template <class T> __global__ void t(T, T) {}
__device__ void d(S) {}
__device__ void e(S) {}
__device__ void e(S, S, S) {}
}
template <class T> __global__ void t(T *) {}
__global__ void k(float, int) {}
__global__ void j(float, int) {}
__device__ void d(float, int);
void go(n::S s) {
  k<<<1, 1>>>(s);
  k<<<1, 1>>>(1.0f, 2);
  only<<<1, 1>>>(s);
  t<<<1, 1>>>(s, s);
  j<<<1, 1>>>(s);
  k<<<1, 1>>>(s, 1);
  only<<<1, 1>>>(s, 2);
  t<<<1, 1>>>(s, 2);
  (k)<<<1, 1>>>(s);
}
__device__ void calls(n::S s) {
  d(s);
  d(s, 1);
  e(s, 2);
}
template <class T> void in_template(T x) {
  k<<<1, 1>>>(x);
  k<<<1, 1>>>(n::S{});
  k<<<1, 1>>>(n::S{}, 1);
}
