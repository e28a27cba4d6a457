// expect: 826 warning 50
// expect: 826 warning 51
// expect: 826 warning 54
// expect: 826 warning 54
// expect: 826 warning 55
// expect: 826 warning 55
// expect: 826 warning 56
// expect: 826 warning 60
// expect: 826 warning 61
// expect: 826 warning 62
// expect: 826 warning 64
// expect: 826 warning 65
// expect: 826 warning 66
// expect: 826 warning 67
// expect: 826 warning 70
// expect: 826 warning 71
// expect: 826 warning 72
// expect: 826 warning 74
// expect: 826 warning 75
// expect: 826 warning 76
// expect: 826 warning 80
// expect: 826 warning 80
// expect: 826 warning 80
// expect: 826 warning 81
// expect: 177 warning 86
// expect: 177 warning 86
// expect: 177 warning 86
// expect: 177 warning 86
// expect: 177 warning 86
// expect: 177 warning 86
// expect: 177 warning 87
// expect: 177 warning 87
// expect: 177 warning 87
// expect: 177 warning 87
// expect: 177 warning 87
// expect: 177 warning 87
// expect: 177 warning 87
// expect: 177 warning 88
// expect: 177 warning 88
// expect: 826 warning 89
// expect: 177 warning 89
// expect: 177 warning 89
// expect: 177 warning 91
// expect: 177 warning 91
// expect: 177 warning 92
// expect: 177 warning 92
#pragma nv_diag_warning 826, 177
// Parameters of definitions whose names nothing refers to; not those of main, of declarations, or without a name.
void declared(int p);
void one(int p) {}
void other(int p, int q) { (void)q; }
void nameless(int, int /*p*/) {}
void marked([[maybe_unused]] int p, int q __attribute__((unused))) {}
template<class T> void generic(T p, int q) {}
template<> void generic<char>(char p, int q) {}
template<class... Ts> void pack(Ts... ps) {}
template<class... Ts> void counted(Ts... ps) { (void)sizeof...(ps); }
struct S {
  int m;
  S(int p) : m(0) {}
  S(int p, int q) : m(p) {}
  S(const S &o) : m(0) {}
  S(S &&o) = default;
  S &operator=(const S &o) { return *this; }
  void member(int p) {}
  virtual void overridden(int p) {}
  static void fixed(int p) {}
  void outside(int p) const;
  void deleted(int p) = delete;
  int operator()(int p) { return 0; }
  friend void found(S, int p) {}
  template<class U> void generic(U u) {}
};
void S::outside(int p) const {}
__global__ void kernel(int p) {}
__device__ void device(int p) {}
int main(int argc, char **argv) { return 0; }
auto result(int p) -> decltype(p) { return 1; }
void specified(int p) noexcept(noexcept(p)) {}
void nested(int (*f)(int inner), int a[3], void (&r)(int x)) {}
void tried(int p) try {} catch (...) {}
void discarded(int p) { if constexpr (sizeof(int) == 4) {} else { (void)p; } }
void captured(int p) { (void)[p] {}; }
// Local variables.
int f();
void plain() { int x; int y = f(); static int z = 3; const int c = 3; constexpr int d = 3; thread_local int t; }
void compound() { int *p = nullptr, q, *r; int a[3]; int &&s = 3; int (*g)(); int S::*h; }
void loops() { for (int i = 0;;) {} if (int x = f(); true) {} while (int y = f()) {} switch (int z = 3) {} }
void lambdas() { auto l = [](int u) { int w; }; }
void silent() { [[maybe_unused]] int x; int y __attribute__((unused)); extern int z; typedef int T; volatile int v; }
template<class T> void generic_locals() { int x; T t; T *p; auto a = T(); static T s; }
__global__ void in_kernel() { __shared__ int s[3]; int t = threadIdx.x; }
