// expect: 20143 error 7
// expect: 20143 error 7
// expect: 65 error 12
// expect: 65 error 15
// expect: 65 error 17
template<class T> struct V {
  template<class U> V(U u) : t([=] __device__ () { return u; }, 1) { auto l = [u] __device__ () { return u; }; }
  T t;
};
void f(int *p, int a) {
  auto l = [=] __device__ () { return a; }
  auto m = [&a] __host__ __device__ () { return a; };
  auto n = [=] __device__ (int i) {
    p[i] = a
    p[i + 1] = a; };
  auto o = [=] { return a; }
  return;
}
