// expect: 20092 warning 26
// expect: 20026 error 27
// expect: 20166 error 28
// expect: 20007 error 29
// expect: 20007 error 30
// expect: 20007 error 33
// expect: 20092 warning 39
// expect: 20007 error 43
// expect: 20007 error 39
// expect: 20007 error 46
// expect: 20007 error 40
// In a template the calls under `if constexpr` are left to the instances, whatever the condition; accesses, local
// variables, names of functions, lambdas and local classes are not.
__device__ void d();
__device__ int v;
__global__ void k();
__host__ __device__ void hd();
__device__ auto a() { return 1; }
template <class T> void undecided(T x) {
  if constexpr (true) d();
  if constexpr (sizeof(int) == 4) d(); else d();
  if constexpr (sizeof(x) == 1) {
    d();
    k();
    hd<<<1, 1>>>();
    v = 1;
    __shared__ int s;
    auto p = &a;
    auto l = [] { d(); };
    struct Local { void m() { d(); } };
  }
  if constexpr (int i = (d(), 1); sizeof(T) == 4) { }
  if (sizeof(T) == 4) d();
}
template <class T> struct S {
  static constexpr bool yes = true;
  void m() { if constexpr (yes) d(); }
};
template <class T> auto deduced(T) { if constexpr (sizeof(T) == 4) d(); else v = 1; return 1; }
template <class T> void asked_for(T) { if constexpr (sizeof(T) == 4) d(); if constexpr (sizeof(T) == 1) d(); }
template void asked_for<int>(int);
void host() {
  if constexpr (sizeof(int) == 4) d(); else d();
  deduced(1);
  deduced('c');
  auto g = [](auto x) { if constexpr (sizeof(x) == 1) d(); };
  g(1);
  g('c');
}
