// expect: 386 error 65
// expect: 299 error 65
// expect: 386 error 65
// expect: 299 error 65
// expect: 386 error 65
// expect: 386 error 66
// expect: 386 error 66
// expect: 386 error 66
// expect: 299 error 67
// expect: 299 error 67
// expect: 299 error 67
// expect: 299 error 67
// expect: 299 error 68
// expect: 299 error 68
// expect: 299 error 68
// expect: 386 error 69
// expect: 299 error 70
// expect: 386 error 71
// expect: 386 error 71
// expect: 299 error 72
// expect: 299 error 72
// expect: 299 error 72
// expect: 299 error 72
// expect: 299 error 72
// expect: 299 error 73
// expect: 299 error 73
// expect: 1587 error 74
// expect: 1587 error 74
// expect-device: 386 error 65
// expect-device: 299 error 65
// expect-device: 386 error 65
// expect-device: 299 error 65
// expect-device: 386 error 65
// expect-device: 386 error 66
// expect-device: 386 error 66
// expect-device: 386 error 66
// expect-device: 299 error 67
// expect-device: 299 error 67
// expect-device: 299 error 67
// expect-device: 299 error 67
// expect-device: 299 error 68
// expect-device: 299 error 68
// expect-device: 299 error 68
// expect-device: 550 warning 68
// expect-device: 386 error 69
// expect-device: 299 error 70
// expect-device: 386 error 71
// expect-device: 386 error 71
// expect-device: 177 warning 71
// expect-device: 299 error 72
// expect-device: 299 error 72
// expect-device: 299 error 72
// expect-device: 299 error 72
// expect-device: 299 error 72
// expect-device: 299 error 73
// expect-device: 299 error 73
// expect-device: 1587 error 74
// expect-device: 1587 error 74
// Overloaded functions that are named in place of their results.
int ov();
int ov(int);
template <class T> int tf(T);
template <class T> int tf(T, T);
struct S { int f(); int f(int); static int s(); static int s(int); int t(); };
int S::t() { int a = f; a = f + 1; a = s; a = s + 1; return f; }
int initialised() { int a = ov; a = ov; return ov; }
int operands() { int a = ov + 1; a = 1 + ov; a += ov; return ov * 2; }
bool conditions(int a) { if (ov) a = 1; while (ov) a = 2; return !ov; }
bool truth() { bool b = ov; return b; }
int chosen(bool a) { return a ? ov : 1; }
void pointers() { int (*p)(int) = ov; double (*q)(int) = ov; q = tf; }
void steps() { ov++; ov = 3; int t[3] = {}; t[ov] = 1; *ov; ov.x; }
int casts() { int a = (int)ov; return static_cast<int>(ov); }
void deduced() { auto x = ov; auto *y = tf; }
