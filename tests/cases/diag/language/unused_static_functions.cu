// expect-device: 177 warning 13
// expect-device: 177 warning 15
// expect-device: 177 warning 16
// expect-device: 177 warning 19
// expect-device: 177 warning 28
// expect-device: 177 warning 21
// expect-device: 177 warning 21
// expect-device: 177 warning 29
// flags: --c++17
// A function that nobody uses is told of once, where it is defined; a parameter may be called unused.
struct table { int n; };
static int first(int);
static int first(int a) { return a; }
static int second(int);
int second(int a) { return a; }
static int third(int);
static int third(int);
static int third(int a);
static int fourth(int a) { return a; }
static int fourth(int);
namespace { int fifth(int); int fifth(int a) { return a; } int sixth(int); }
static int marked(int) __attribute__((unused));
static int marked(int a) { return a; }
[[maybe_unused]] static int marked2(int unused) { return 0; }
static int __attribute__((unused)) marked3(int unused) { return 0; }
static int recursive(int);
static int recursive(int a) { return a ? recursive(a - 1) : 0; }
static int helper(int unused) { return 0; }
namespace books { static int inner(int unused) { return 0; } }
