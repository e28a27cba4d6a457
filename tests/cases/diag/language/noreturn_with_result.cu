// expect: 940 warning 29
// expect: 1305 warning 29
// expect: 940 warning 30
// expect: 1305 warning 30
// expect: 1305 warning 31
// expect: 940 warning 31
// expect: 1305 warning 31
// expect: 1305 warning 32
// expect: 940 warning 33
// expect: 1305 warning 33
// expect: 1305 warning 34
// expect: 940 warning 35
// expect: 1305 warning 35
// expect-device: 940 warning 29
// expect-device: 1305 warning 29
// expect-device: 940 warning 30
// expect-device: 1305 warning 30
// expect-device: 1305 warning 31
// expect-device: 940 warning 31
// expect-device: 1305 warning 31
// expect-device: 940 warning 32
// expect-device: 1305 warning 32
// expect-device: 940 warning 33
// expect-device: 1305 warning 33
// expect-device: 1305 warning 34
// expect-device: 940 warning 35
// expect-device: 1305 warning 35
// Functions with a result that are declared not to return.
[[noreturn]] int f(int a) { while (true) { if (a) break; } }
[[noreturn]] int g(int a) { }
[[noreturn]] int h(int a) { if (a) return 1; }
[[noreturn]] __device__ int d(int a) { }
[[noreturn]] __host__ __device__ int hd(int a) { }
[[noreturn]] auto au(int a) { }
struct S { [[noreturn]] int m() { } };
[[noreturn]] int w(int a) { for (;;) ; }
int main() { }
