// expect: 821 warning 13
// expect: 114 warning 14
// expect: 114 warning 15
// expect: 114 warning 16
// expect: 114 warning 20
// expect-device: 821 warning 13
// expect-device: 114 warning 14
// expect-device: 114 warning 15
// expect-device: 114 warning 16
// expect-device: 177 warning 18
// expect-device: 114 warning 20
// Functions without a definition that instances, initialisers of members and default arguments name.
inline int in_instance(int);
static int in_member();
static int in_default();
static int again();
static int again();
static int unnamed();
static int unevaluated();
static int by_address();
template <class T> int call(T t) { return in_instance(3) + t; }
int instance = call(1);
struct Members { int q = in_member(); int r(int z = in_default()) { return z; } };
int twice() { return again() + (int)sizeof(unevaluated()); }
int (*address)() = &by_address;
