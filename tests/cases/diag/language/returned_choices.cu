// expect: 836 warning 18
// expect: 836 warning 19
// expect: 836 warning 20
// expect: 836 warning 21
// expect: 836 warning 22
// expect: 836 warning 24
// expect: 836 warning 26
// expect-device: 836 warning 18
// expect-device: 836 warning 19
// expect-device: 836 warning 20
// expect-device: 836 warning 21
// expect-device: 836 warning 22
// expect-device: 836 warning 24
// expect-device: 836 warning 26
// References to one of two objects, of which one is gone (836).
struct S { int m; };
static int g;
int &a(bool b) { int x = 0; static int y; return b ? x : y; }
int &c(bool b) { int x = 0; static int y; return b ? y : x; }
int &d(bool b) { int x = 0, y; return b ? x : y; }
int &e(bool b) { int x = 0; g = 1; return g = 2, x; }
int &f(bool b) { S s; return b ? s.m : g; }
int *h(bool b) { int x = 0; return b ? &x : &g; }
int &i(int p, bool b) { return b ? p : g; }
int &j(bool b) { int x; int &r = x; return b ? r : g; }
int &k(bool b) { int x; return b ? g : b ? x : g; }
int &l(bool b) { static int x; return b ? x : g; }
