// expect: 20143 error 6
// expect: 20143 error 11
// expect: 20143 error 15
struct S {
  S(const S &);
  template <class T> S(T) { auto l = [] __host__ __device__ () { return 1; }; }
  ~S() {}
};
S::S(const S &) {}
struct U {
  template <class T> U(T) { auto l = [] __device__ () { return 1; }; }
};
U u(1);
struct V {
  template <class T> V(T) { auto l = [] __device__ () { return 1; }; }
};
void take(V); void give() { take(1); }
