// expect: none
// Members that differ in `&`, `&&` or `volatile` are different functions.
struct S {
  __device__ int m() &;
  int m() &&;
  __device__ int n() const;
  int n() volatile;
  __device__ int o() const &;
  int o() &;
  int o() const &&;
};
int S::m() && { return 1; }
int S::o() const && { return 1; }
int S::m() & { return 1; }
