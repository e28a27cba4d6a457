// expect: 940 warning 16
// expect: 940 warning 18
// expect: 940 warning 20
// expect: 940 warning 25
// expect: 940 warning 27
// expect: 940 warning 28
// expect: 940 warning 28
// expect: 940 warning 31
// expect: 940 warning 31
// expect: 940 warning 33
// expect: 940 warning 33
// expect: 940 warning 33
// expect: 940 warning 35
// expect: 940 warning 36
void f(int a) {
  auto l1 = [] () -> int { };
  auto l2 = [=] __device__ () -> int { if (a) return 1; };
  auto l3 = [=] __host__ __device__ (int x) -> float { x++; };
  auto l4 = [] (int x) mutable -> int { while (1); };
  auto l5 = [] () noexcept -> char * { for (int i = 0; i < 3; ++i) return 0; };
  auto l7 = [] () -> void { };
  auto l8 = [] (auto x) -> int { };
  auto l9 = [] () -> int { throw 1; };
  auto l10 = [=] () -> int { switch (a) { case 1: return 1; default: return 2; } };
  auto l11 = [=] () -> int { return [] () -> int { }(); };
}
auto n = [] () -> long { };
struct S { int v = [] () -> int { }(); void m() { auto l = [this] () -> int { v++; }; } };
__device__ void d() { auto l = [] () -> int { }; }
template<class T> void t() { auto l = [] () -> int { }; auto k = [] () -> T { }; }
__device__ void dd() { auto l = [] () -> int { }; struct L { int m() { auto k = [] () -> int { }; } }; auto m = [] { auto n_ = [] () -> int { }; }; }
__global__ void g() { auto l = [] () -> int { }; }
__host__ __device__ void hd() { auto l = [] () -> int { }; auto m = [] __device__ () -> int { auto n_ = [] () -> int { }; return 1; }; auto o_ = [] __host__ __device__ () -> int { auto n_ = [] () -> int { }; }; }
__host__ void h() { auto m = [] __device__ () { auto n_ = [] () -> int { }; auto k = [] { return [] () -> int { }; }; }; }
struct S_ { __device__ S_() { auto l = [] () -> int { }; } __device__ ~S_() { [] () -> int { }(); } template<class T> __device__ void t() { auto l = [] () -> int { }; } void v() { [] () -> int { }(); } };
__device__ int dv = [] () -> int { return 1; }(); auto n_ = [] __device__ () -> int { }; auto o_ = [] { return [] () -> int { }; };
