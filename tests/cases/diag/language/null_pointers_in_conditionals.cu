// expect: 42 error 11
// expect: 144 error 13
// expect: 42 error 14
// expect-device: 42 error 11
// expect-device: 177 warning 12
// expect-device: 144 error 13
// expect-device: 42 error 14
// expect-device: 177 warning 15
// expect-device: 177 warning 15
void f(int *); bool b;
void g() { f(b ? nullptr : 1); }
void h() { bool c = nullptr == 0; }
void i() { auto p = b ? 0 : nullptr; p = nullptr; int x = p; }
void j(int n) { auto p = b ? n : nullptr; }
void k() { f(b ? nullptr : 0); f(b ? 0L : nullptr); auto q = b ? nullptr : nullptr; int x; int *r = b ? nullptr : &x; f(true ? nullptr : 0); }
