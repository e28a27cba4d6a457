// expect: 20134 error 45
// expect: 20134 error 46
// expect: 20134 error 47
// expect: 28 error 48
// expect: 3216 warning 48
// expect: 1758 error 48
// expect: 65 error 48
// expect: 20134 error 51
// expect: 28 error 52
// expect: 3216 warning 52
// expect: 1758 error 52
// expect: 65 error 52
// expect: 20134 error 55
// expect: 28 error 60
// expect: 3216 warning 60
// expect: 1758 error 60
// expect: 65 error 60
// expect: 20134 error 61
// expect: 28 error 62
// expect: 3216 warning 62
// expect: 1758 error 62
// expect: 65 error 62
// expect: 28 error 63
// expect: 3216 warning 63
// expect: 1758 error 63
// expect: 65 error 63
// expect: 28 error 64
// expect: 3216 warning 64
// expect: 1758 error 64
// expect: 65 error 64
// expect: 20134 error 65
// expect: 20134 error 66
// expect: 20134 error 68
// expect: 20134 error 69
// expect: 20134 error 70
// expect: 20134 error 71
// expect: 20134 error 74
// expect: 28 error 75
// expect: 3216 warning 75
// expect: 1758 error 75
// expect: 65 error 75
// expect: 20134 error 76
int v; void other(); int ov(int); int ov(float); template<class T> void tf(T); struct S { void m(); static void sm(); int d; static int sd; void operator()(); }; S so; void (*const cfp)() = other; void (*fp)() = other; constexpr int ci = 3; int fi(int); enum E { e0 }; typedef int T;
void enclosing(int a);
void f0(int a) { auto l = [=] __nv_parent(nullptr) __device__ () { return a; }; }
void f1(int a) { auto l = [=] __nv_parent(1) __device__ () { return a; }; }
void f2(int a) { auto l = [=] __nv_parent(&v) __device__ () { return a; }; }
void f3(int a) { auto l = [=] __nv_parent(v) __device__ () { return a; }; }
void f4(int a) { auto l = [=] __nv_parent(&other) __device__ () { return a; }; }
void f5(int a) { auto l = [=] __nv_parent(*other) __device__ () { return a; }; }
void f6(int a) { auto l = [=] __nv_parent(&so) __device__ () { return a; }; }
void f7(int a) { auto l = [=] __nv_parent(so) __device__ () { return a; }; }
void f8(int a) { auto l = [=] __nv_parent(&S::m) __device__ () { return a; }; }
void f9(int a) { auto l = [=] __nv_parent(S::sm) __device__ () { return a; }; }
void f10(int a) { auto l = [=] __nv_parent(&S::d) __device__ () { return a; }; }
void f11(int a) { auto l = [=] __nv_parent((int(*)(int))ov) __device__ () { return a; }; }
void f12(int a) { auto l = [=] __nv_parent(&tf<int>) __device__ () { return a; }; }
void f13(int a) { auto l = [=] __nv_parent(tf<int>) __device__ () { return a; }; }
void f14(int a) { auto l = [=] __nv_parent(cfp) __device__ () { return a; }; }
void f15(int a) { auto l = [=] __nv_parent(fp) __device__ () { return a; }; }
void f16(int a) { auto l = [=] __nv_parent(ci) __device__ () { return a; }; }
void f17(int a) { auto l = [=] __nv_parent(fi(2)) __device__ () { return a; }; }
void f18(int a) { auto l = [=] __nv_parent(a) __device__ () { return a; }; }
void f19(int a) { auto l = [=] __nv_parent(&a) __device__ () { return a; }; }
void f20(int a) { auto l = [=] __nv_parent("x") __device__ () { return a; }; }
void f21(int a) { auto l = [=] __nv_parent(1.5) __device__ () { return a; }; }
void f22(int a) { auto l = [=] __nv_parent(enclosing) __device__ () { return a; }; }
void f23(int a) { auto l = [=] __nv_parent((void*)0) __device__ () { return a; }; }
void f24(int a) { auto l = [=] __nv_parent(!other) __device__ () { return a; }; }
void f25(int a) { auto l = [=] __nv_parent(e0) __device__ () { return a; }; }
void f26(int a) { auto l = [=] __nv_parent(&S::sd) __device__ () { return a; }; }
void f27(int a) { auto l = [=] __nv_parent(static_cast<void(*)()>(other)) __device__ () { return a; }; }
void f28(int a) { auto l = [=] __nv_parent(so.sm) __device__ () { return a; }; }
void f29(int a) { auto l = [=] __nv_parent(true) __device__ () { return a; }; }
void f30(int a) { auto l = [=] __nv_parent(new int) __device__ () { return a; }; }
void f31(int a) { auto l = [=] __nv_parent(1+1) __device__ () { return a; }; }
