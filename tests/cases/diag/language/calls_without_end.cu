// expect: 1305 warning 31
// expect: 1305 warning 33
// expect: 1305 warning 35
// expect: 940 warning 37
// expect: 940 warning 38
// expect: 940 warning 43
// expect: 940 warning 44
// expect: 940 warning 45
// expect: 940 warning 46
// expect: 940 warning 49
// expect: 940 warning 50
// expect: 940 warning 51
// expect: 940 warning 52
// expect-device: 1305 warning 31
// expect-device: 1305 warning 33
// expect-device: 1305 warning 35
// expect-device: 940 warning 37
// expect-device: 940 warning 38
// expect-device: 940 warning 43
// expect-device: 940 warning 44
// expect-device: 940 warning 45
// expect-device: 940 warning 46
// expect-device: 940 warning 49
// expect-device: 550 warning 49
// expect-device: 940 warning 50
// expect-device: 940 warning 51
// expect-device: 940 warning 52
void stop(int) __attribute__((noreturn));
[[noreturn]] int value();
struct S { [[noreturn]] void m(); [[noreturn]] static void s(); [[noreturn]] virtual void v(); };
[[noreturn]] void a(bool b) { if (b) stop(1); }
[[noreturn]] __device__ void stop_there();
[[noreturn]] __device__ void c(bool b) { if (b) stop_there(); }
[[noreturn]] void d(int i) { if (i) stop(1); else value(); }
[[noreturn]] void e(int i) { while (i) stop(1); }
int f(int i) { if (i) return 1; else stop(1); }
int g(int i) { if (i) stop(1); }
int h(int i) { i ? stop(1) : stop(2); }
int j(int i) { (void)stop(1); }
int k(S *s) { s->m(); }
int l(S *s) { S::s(); }
int m(int i) { switch (i) { case 1: return 2; default: stop(1); } }
int n(int i) { switch (i) { case 1: stop(3); case 2: return 1; } }
int o(int i) { int j = (stop(1), 1); }
int p(int i) { for (;;) { stop(1); break; } }
int q(int i) { try { stop(1); } catch (...) { } }
int r(int i) { do { stop(1); } while (0); }
int t(int i) { (stop(1)); }
int u(int i) { i = value(); }
int v(int i) { if (i) ; else stop(1); }
int w(int i) { auto f = [](int i) -> int { if (i) stop(1); }; return f(1); }
int x(int i) { if (i) __builtin_unreachable(); }
int y(int i) { (*stop)(1); }
