// expect: 20234 error 36
// expect: 20234 error 36
// expect: 20234 error 37
// expect: 20234 error 37
// expect: 20234 error 38
// expect: 20234 error 38
// expect: 20234 error 39
// expect: 20234 error 39
// expect: 20234 error 40
// expect: 20234 error 41
// expect: 20234 error 42
// expect: 20234 error 43
// expect: 20234 error 43
// expect: 20234 error 44
// expect: 20234 error 45
// expect: 20234 error 46
// expect: 174 warning 46
// expect: 20234 error 47
// expect: 28 error 48
// expect: 20234 error 49
// expect-device: 177 warning 36
// expect-device: 177 warning 37
// expect-device: 177 warning 38
// expect-device: 177 warning 39
// expect-device: 177 warning 40
// expect-device: 177 warning 41
// expect-device: 177 warning 42
// expect-device: 177 warning 43
// expect-device: 177 warning 44
// expect-device: 177 warning 45
// expect-device: 177 warning 46
// expect-device: 177 warning 47
// expect-device: 177 warning 47
// expect-device: 177 warning 48
// expect-device: 177 warning 49
void f1(int a, int b) { auto l = [=] __device__ () { if constexpr (int q = a; true) { return q; } else { return b; } }; }
void f2(int a, int b) { auto n = [=] __device__ () { if constexpr (false) { return a; } else if constexpr (true) { return b; } }; }
void f3(int a, int b) { auto n = [=] __device__ () { if constexpr (false) { return a; } else { return b; } }; }
void f4(int a, int b) { auto n = [=] __device__ () { if constexpr (true) { return a; } else { return b; } }; }
void f5(int a, int b) { auto n = [=] __device__ () { if constexpr (false) return a; return b; }; }
void f6(int a, int b) { auto n = [=] __device__ () { if constexpr (true) return 1; else return a; return b; }; }
void f7(int a, int b) { auto n = [=] __device__ () { if constexpr (false) if constexpr (true) return a; return b; }; }
void f8(int a, int b) { auto n = [=] __device__ () { if constexpr (true) ; else if constexpr (false) return a; else return b; return 2; }; }
struct S { int v; void m() { auto n = [=] __device__ () { if constexpr (false) return v; return 1; }; } };
void g1(int a, int b) { auto l = [=] __device__ () { if constexpr (int q = a; true) { return q; } return 0; }; }
void g2(int a, int b) { auto l = [=] __device__ () { if constexpr (a; true) { return a; } return 0; }; }
void g3(int a, int b) { constexpr int c = 3; const int d = 4; auto l = [=] __device__ () { if constexpr (int q = c; true) { return q; } return 0; }; }
void g4(int a, int b) { auto l = [=] __device__ () { if constexpr (int q = sizeof(a); q == 4) { return q; } return 0; }; }
void g6(int a, int b) { auto l = [=] __device__ () { if constexpr (auto in = [=] () { return a; }; true) { return in(); } return 0; }; }
