// expect: 20298 error 54
// expect: 20298 error 55
// expect: 20298 error 56
// expect: 20298 error 57
// expect: 20298 error 58
// expect: 20298 error 59
// expect: 20298 error 60
// expect: 20298 error 61
// expect: 20298 error 62
// expect: 20298 error 63
// expect: 20298 error 64
// expect: 20298 error 65
// expect: 20298 error 67
// expect: 20298 error 68
// expect: 20298 error 69
// expect: 20298 error 70
// expect: 20298 error 71
// expect: 20298 error 72
// expect: 174 warning 73
// expect: 20298 error 73
// expect: 20297 error 78
// expect: 20298 error 85
// expect: 20298 error 90
// expect: 20298 error 91
// expect: 20298 error 96
// expect-device: 20298 error 54
// expect-device: 20298 error 55
// expect-device: 20298 error 56
// expect-device: 20298 error 57
// expect-device: 20298 error 58
// expect-device: 20298 error 59
// expect-device: 20298 error 60
// expect-device: 20298 error 61
// expect-device: 20298 error 62
// expect-device: 20298 error 63
// expect-device: 20298 error 64
// expect-device: 20298 error 65
// expect-device: 20298 error 67
// expect-device: 20298 error 68
// expect-device: 20298 error 69
// expect-device: 20298 error 70
// expect-device: 20298 error 71
// expect-device: 20298 error 72
// expect-device: 174 warning 73
// expect-device: 20298 error 73
// expect-device: 20297 error 78
// expect-device: 20298 error 85
// expect-device: 20298 error 90
// expect-device: 20298 error 91
// expect-device: 20298 error 96
constexpr int cst = 1; constexpr unsigned char uc = 1; constexpr long lg = 1; enum E { e1 = 1 }; constexpr E ev = e1; constexpr int arr[2] = {1, 2}; constexpr bool bo = true; constexpr unsigned un = 1; struct K { constexpr operator int() const { return 1; } }; constexpr K kk; constexpr struct { int x; int a[2]; } ob = {1, {1, 2}};
template <class T> constexpr int vt = 1; struct S { int m; static constexpr int sm = 1; __device__ void f(int *p); };
__device__ void d(int *p, S s) {
__nv_atomic_load_n(p, uc, 0);
__nv_atomic_load_n(p, lg, 0);
__nv_atomic_load_n(p, ev, 0);
__nv_atomic_load_n(p, arr[0], 0);
__nv_atomic_load_n(p, *&cst, 0);
__nv_atomic_load_n(p, bo, 0);
__nv_atomic_load_n(p, un, 0);
__nv_atomic_load_n(p, kk, 0);
__nv_atomic_load_n(p, K(), 0);
__nv_atomic_load_n(p, vt<int>, 0);
__nv_atomic_load_n(p, (true ? cst : cst), 0);
__nv_atomic_load_n(p, ob.a[0], 0);
__nv_atomic_load_n(p, ob.x + 0, 0);
__nv_atomic_load_n(p, arr[0] + 0, 0);
__nv_atomic_load_n(p, (int)arr[0], 0);
__nv_atomic_load_n(p, s.sm, 0);
__nv_atomic_load_n(p, ((cst)), 0);
__nv_atomic_load_n(p, static_cast<const int &>(cst), 0);
__nv_atomic_load_n(p, (const int &)cst, 0);
__nv_atomic_load_n(p, (cst, 1), 0);
__nv_atomic_load_n(p, true ? 1 : cst, 0);
__nv_atomic_load_n(p, cst ? 1 : 2, 0);
__nv_atomic_load_n(p, cst ? cst : 2, 0);
__nv_atomic_load_n(p, (char)1, (short)cst);
__nv_atomic_load_n(p, 0, (cst));
__nv_atomic_load_n(p, [] { return 1; }(), 0);
}
__device__ void e(int *p, int q) {
constexpr int loc = 1; const int lc = 1; const int dyn = q;
__nv_atomic_load_n(p, (int)cst, 0);
__nv_atomic_load_n(p, cst + 0, 0);
__nv_atomic_load_n(p, (cst), 0);
__nv_atomic_load_n(p, +cst, 0);
__nv_atomic_load_n(p, -cst + 2, 0);
__nv_atomic_load_n(p, static_cast<int>(loc), 0);
__nv_atomic_load_n(p, (unsigned)cst, 0);
__nv_atomic_load_n(p, S::sm, 0);
__nv_atomic_load_n(p, ob.x, 0);
__nv_atomic_load_n(p, lc + 0, 0);
__nv_atomic_load_n(p, loc * 1, 0);
__nv_atomic_load_n(p, true ? cst : 0, 0);
__nv_atomic_load_n(p, sizeof(char), 0);
__nv_atomic_load_n(p, dyn + 1, 0);
__nv_atomic_load_n(p, (long)lc, 0);
__nv_atomic_load_n(p, int(cst), 0);
__nv_atomic_load_n(p, int{cst}, 0);
__nv_atomic_load_n(p, cst == 1, 0);
__nv_atomic_load_n(p, !cst, 0);
__nv_atomic_load_n(p, cst && 1, 0);
__nv_atomic_load_n(p, ~cst + 3, 0);
__nv_atomic_load_n(p, (int)1.0, 0);
__nv_atomic_load_n(p, (E)2, 0);
__nv_atomic_load_n(p, (bool)cst, 0);
}
