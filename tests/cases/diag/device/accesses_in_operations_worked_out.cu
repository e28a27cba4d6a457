// expect: 174 warning 29
// expect-device: 20094 warning 20
// expect-device: 20094 warning 21
// expect-device: 20094 warning 23
// expect-device: 20096 warning 24
// expect-device: 20096 warning 25
// expect-device: 20096 warning 25
// expect-device: 20096 warning 26
// expect-device: 20096 warning 27
// expect-device: 20096 warning 28
// expect-device: 20096 warning 31
// expect-device: 20096 warning 31
// expect-device: 177 warning 19
// expect-device: 20068 error 23
// expect-device: 20068 error 26
// expect-device: 20068 error 27
// expect-device: 20068 error 31
// expect-device: 20068 error 31
int hv; const int hc = 4; int ha[3]; struct S { int x; } hs; const S cs = {3}; constexpr int cx[2] = {1, 2}; enum E { e };
__device__ int f1() { return false && hv; }
__device__ int f2() { return true ? 1 : hv; }
__device__ int f3() { return 0 * hc + sizeof(hv) + hc; }
__device__ int f4() { return (1 || hv) + cx[1]; }
__device__ int f5() { return &hv != nullptr; }
__device__ int f6() { return &ha[1] - &ha[0]; }
__device__ int *f8() { return &ha[1] + 1; }
__device__ int *f9() { return (int *)&hs.x; }
__device__ bool f10() { return &hs == nullptr; }
__device__ int f11() { return int(sizeof(ha) / sizeof(ha[0])) + (hv, 1) * 0; }
__device__ const void *f12() { return "abc" + 1; }
__device__ int *f13(bool b) { return b ? &hv : ha; }
