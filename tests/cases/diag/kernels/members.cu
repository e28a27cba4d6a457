// expect: 20231 error 5
// expect: 20231 error 6
// expect: 20231 error 7
struct S {
  __global__ void a();
  static __global__ void b() {}
  template <class T> __global__ void c(T);
};
