// expect: 20156 error 5
// expect: 20143 error 7
// expect: 20143 error 8
// expect: 20151 error 11
auto a() { auto l = [] __device__ { return 1; }; return 1; }
struct S {
  S() { auto l = [] __device__ { return 1; }; }
  ~S() { auto l = [] __host__ __device__ { return 1; }; }
  void ok() { auto l = [] __device__ { return 1; }; }
 protected:
  void b() { auto l = [] __device__ { return 1; }; }
};
