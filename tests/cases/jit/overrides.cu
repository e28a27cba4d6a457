// expect: 20217 error 14
// expect: 20217 error 14
// expect: 20085 error 16
// expect: 20078 error 16
// expect: 20245 error 16
// expect: 20077 error 16
// expect: 20088 error 17
// expect: 20217 error 17
// expect: 20245 error 17
// expect-default-device: 20078 error 16
// expect-default-device: 20245 error 16
// expect-default-device: 20077 error 16
// expect-default-device: 20245 error 17
struct A { virtual void f(int); virtual __device__ void g(int); virtual void h(int); };
struct B : A {
  __launch_bounds__(32) __device__ void f(const __grid_constant__ int a) override;
  void g(const __grid_constant__ int a) override;
};
