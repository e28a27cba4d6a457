// expect: 2546 error 10
// expect: 2546 error 11
// expect: 2546 error 12
// expect: 2366 error 13
// expect: 2546 error 14
// expect: 2546 error 20
// expect: 2546 error 21
// expect: 2546 error 23
void f(bool b) {
  auto l1 = [=] () { if (b) return 1; return 2.0; };
  auto l2 = [=] __device__ () { if (b) return; return 1; };
  auto l3 = [=] __host__ __device__ (int x) { if (x) return x; return 1u; };
  auto l4 = [=] () { return {1, 2}; };
  auto l5 = [=] () -> auto { if (b) return 1; else return 2l; };
  auto l6 = [=] () { if constexpr (true) return 1; else return 2.0; };
  auto l7 = [=] () { if constexpr (sizeof(int) == 8) return 2.0; return 1; };
  auto l8 = [=] () -> double { if (b) return 1; return 2.0; };
  auto l9 = [=] () { if (b) return "a"; return "bc"; };
}
auto g(bool b) { if (b) return 1; return 2.0f; }
auto *h(int *a, const int *b) { if (a) return a; return b; }
const auto i(int a) { if (a) return 1; const int b = 2; return b; }
decltype(auto) j(int a) { if (a) return a; return (a); }
