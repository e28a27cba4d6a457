// expect: none
// expect-device: 550 warning 86
// expect-device: 177 warning 96
// expect-device: 550 warning 97
// expect-device: 20068 error 63
// expect-device: 20068 error 64
// expect-device: 20068 error 65
// expect-device: 20068 error 67
// expect-device: 20068 error 68
// expect-device: 20068 error 69
// expect-device: 20068 error 70
// expect-device: 20068 error 71
// expect-device: 20068 error 72
// expect-device: 20068 error 73
// expect-device: 20068 error 74
// expect-device: 20068 error 75
// expect-device: 20068 error 76
// expect-device: 20068 error 78
// expect-device: 20068 error 78
// expect-device: 20068 error 79
// expect-device: 20068 error 80
// expect-device: 20068 error 82
// expect-device: 20068 error 82
// expect-device: 20068 error 83
// expect-device: 20068 error 86
// expect-device: 20068 error 88
// expect-device: 20068 error 88
// expect-device: 20068 error 88
// expect-device: 20068 error 89
// expect-device: 20068 error 89
// expect-device: 20068 error 90
// expect-device: 20068 error 90
// expect-device: 20068 error 93
// expect-device: 20068 error 94
// expect-device: 20068 error 94
// expect-device: 20068 error 95
// expect-device: 20068 error 95
// expect-device: 20068 error 97
// expect-device: 20068 error 100
// expect-device: 20068 error 101
// expect-device: 20068 error 101
// expect-device: 20068 error 101
// expect-device: 20068 error 101
// expect-device: 20068 error 104
// expect-device: 20068 error 105
// expect-device: 20068 error 106
// expect-device: 20068 error 107
// expect-device: 20068 error 108
// expect-device: 20068 error 110
// expect-device: 20068 error 111
// expect-device: 20068 error 112
// expect-device: 20068 error 113
// expect-device: 20068 error 115
// expect-device: 20068 error 116
// expect-device: 20068 error 117
// expect-device: 20068 error 87
// expect-device: 20068 error 87
// expect-device: 20068 error 87
// expect-device: 20068 error 91
// expect-device: 20068 error 92
const int ca[2] = {1, 2}; constexpr int cea[2] = {1, 2}; struct S { int x; int y[2]; }; const S cs = {1, {2, 3}}; constexpr S csa[2] = {{1, {2, 3}}, {4, {5, 6}}};
struct T { static constexpr int a[2] = {1, 2}; }; const char str[] = "abc"; const int c2[2][2] = {{1, 2}, {3, 4}}; __device__ int g(int) { return 1; } struct C { int m; __device__ C(int) {} }; struct C2 { __device__ C2 &operator=(int); __device__ int operator[](int); int m; };
__device__ int f1() { return cs.y[1]; }
__device__ int f2() { return g(ca[1]); }
__device__ int f3(int i) { return i + ca[1]; }
__device__ int f4() { return T::a[1]; }
__device__ char f5() { return str[1]; }
__device__ int f6() { return c2[1][0]; }
__device__ C f7() { return ca[1]; }
__device__ C f8() { return C(ca[1]); }
__device__ C f9() { return {ca[1]}; }
__device__ int f10() { return {ca[1]}; }
__device__ int f11() { if (ca[1]) return 1; return 2; }
__device__ int f12() { while (ca[1]) return 1; return 2; }
__device__ int f13() { switch (ca[1]) { case 1: return 1; } return 2; }
__device__ int f14(bool b) { return b ? ca[1] : 2; }
__device__ int f15() { return csa[1].x; }
__device__ int f16() { for (int i = ca[0]; i < ca[1]; i += ca[0]) ; return 1; }
__device__ int f17() { return -ca[1]; }
__device__ const int &f18() { return cea[1]; }
__device__ int f19() { return *ca; }
__device__ int f20() { return ca[0] < ca[1]; }
__device__ int f21(int *p) { return p[ca[1]]; }
__device__ S f22() { return {ca[1], {ca[0], 3}}; }
__device__ int f23() { auto l = [] { return ca[1]; }; return l(); }
__device__ int f24() { int x; return x = ca[1]; }
__global__ void k(int *p) { *p = ca[1]; p[0] += ca[1]; p[ca[0]]++; }
__device__ int f25() { do { } while (ca[1] > 3); return g(g(ca[1]) + ca[0]); }
__device__ int q2(C2 t) { t = ca[1]; return t[ca[0]]; }
__device__ int q3() { C c(1); c = C(ca[1]); return g(C(ca[0]).m); }
__device__ int q4() { auto l = [](int i) { return ca[1] + i; }; return l(threadIdx.x); }
__device__ int q5() { auto l = [] __device__ (int i) { if (ca[1]) i++; return i; }; int i = threadIdx.x; return l(i); }
template<class X> __device__ X q6(X x) { return x + ca[1]; } __device__ int q7() { return q6(1); }
__device__ int q8() { int a[2]; a[ca[0]] = 1; a[cea[1]]++; return a[0]; }
__device__ int q9() { int j = threadIdx.x; j = j + cea[1]; j += cea[0]; return j; }
constexpr __host__ __device__ int q10() { return cea[1]; } __device__ int q11() { constexpr int z = q10(); return q10(); }
__device__ void q12() { int j = 0; const int k = cea[1]; int l = (j = cea[1]); j = k; g(cea[0]), j = 1; }
__device__ int q13() { return sizeof(ca[1]) + noexcept(ca[1]); }
__device__ int q14() { constexpr int loc[2] = {1, 2}; const int cl[2] = {3, 4}; return loc[1] + cl[0]; }
__device__ int q15() { return T::a[0] + (true ? ca[0] : 1); }
__device__ int q16() { return cea[cea[0]] + cs.y[cea[0]]; }
__device__ int q17() { static_assert(cea[0] == 1, ""); if constexpr (cea[1] == 2) return 1; switch (threadIdx.x) { case cea[0]: return 3; } return 0; }
__device__ S q18() { return cs; }
__device__ float r1() { return ca[0]; }
__device__ float r2() { return cea[1]; }
__device__ int r3() { return ca[0]; }
__device__ int r4() { return cea[1]; }
__device__ int r5() { return cea[1] + 2; }
__device__ float r6() { float f = cea[1]; return f; }
__device__ float r7() { return (float)cea[1]; }
__device__ float r8() { return static_cast<float>(cea[1]) * 2; }
__device__ long r9() { return cea[1]; }
__device__ unsigned r10() { return cea[1]; }
constexpr float cf[] = {1, 2}; 
__device__ int r11() { return cf[1]; }
__device__ double r12() { return cf[1]; }
__device__ float r13() { return cf[1]; }
struct P { float x; int y; }; constexpr P cp{1, 2}; const P np{1, 2};
__device__ int r14() { return cp.x; }
__device__ float r15() { return cp.y + np.y; }
__device__ float r16() { return np.y; }
