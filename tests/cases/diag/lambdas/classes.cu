// expect: 20152 error 4
// expect: 20144 error 8
class C {
  struct P { void m() { auto l = [] __device__ { return 1; }; } };
 public:
  struct Q { void m() { auto l = [] __device__ { return 1; }; } };
};
struct { void m() { auto l = [] __device__ { return 1; }; } } unnamed;
