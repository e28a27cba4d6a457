// expect: 20158 error 12
// expect: 20158 error 14
// expect: 20139 error 13
// expect: 20146 error 15
// expect-device: 20158 error 12
// expect-device: 20158 error 14
// expect-device: 20139 error 13
// expect-device: 20146 error 15
template<class T> void f(T t) {
  struct L {} loc;
  T big[1] = {};
  auto m = [z = big] __host__ __device__ (int q) { return q; };
  auto n = [z = big] __device__ (int q) { return q; };
  auto o = [z = loc] __host__ __device__ (int q) { return q; };
  auto p = [z = loc] __device__ (int q) { return q; };
}
template void f(int);
