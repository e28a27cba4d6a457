// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 16
void f(int a) { auto m = [=] __device__ (int x) -> int { return a; }; auto n = [=] __device__ (int x) -> int { return 1; }; auto o = [=] __device__ (float x, int) -> int { return 1; }; n(1); m(2); o(1, 2); auto p = [=] __device__ () -> int { return 1; }; p(); }
namespace Q { struct S { void g(int a) const { auto m = [=] __device__ (int x) -> int { return a; }; m(1); } static void h() { auto m = [=] __device__ () -> int { return 1; }; m(); } }; void z() { auto m = [=] __device__ (int x) -> int { return 1; }; m(1); } }
