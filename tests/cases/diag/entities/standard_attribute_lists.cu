// expect: 20007 error 22
// expect: 20007 error 22
// expect: 2809 warning 22
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 20007 error 22
// expect: 137 error 22
// expect: 20007 error 25
// expect: 20007 error 25
// expect-device: 2809 warning 22
// expect-device: 137 error 22
[[gnu::device, deprecated]] void f();
[[gnu::device, nodiscard]] int g();
[[deprecated, gnu::device]] int g2();
[[deprecated("x"), gnu::device]] int g3();
[[gnu::device, gnu::host]] int g4();
[[gnu::global, gnu::launch_bounds(32)]] void k4();
[[using gnu: device, noinline]] int g5();
[[maybe_unused]] [[gnu::device]] int g6();
[[gnu::device, gnu::constant]] int c1;
void host() { f(); g(); g2(); g3(); g4(); g5(); g6(); k4<<<1, 1>>>(); c1 = 3; }
int after [[gnu::device]] ();
int after2() [[gnu::device]];
void h2() { after(); after2(); }
