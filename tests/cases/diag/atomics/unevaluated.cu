// expect: 20296 error 11
// expect: 20296 error 12
// expect: 20296 error 13
// expect: 20296 error 14
// expect: 20296 error 14
// expect: 120 error 14
// expect: 20296 error 15
// expect-device: 177 warning 14
// expect-device: 177 warning 14
int x;
using T = decltype(__nv_atomic_load_n(&x, 0, 0));
typedef decltype(__nv_atomic_fetch_add(&x, 1, 0, 0)) U;
struct S { using V = decltype(__nv_atomic_load_n(&x, 0, 0)); };
void a() { auto l = [] { return __nv_atomic_fetch_add(&x, 1, 0, 0); }; auto m = []() -> int { return __nv_atomic_load_n(&x, 0, 0); }; }
auto b() { return __nv_atomic_load_n(&x, 0, 0); }
