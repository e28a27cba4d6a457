// expect: 82 warning 20
// expect: 82 warning 21
// expect: 82 warning 22
// expect: 82 warning 23
// expect: 82 warning 24
// expect: 82 warning 26
// expect: 82 warning 27
// expect: 82 warning 28
// expect: 82 warning 36
// expect: 82 warning 37
// expect: 82 warning 38
// expect: 82 warning 42
// expect: 82 warning 44
// expect: 82 warning 45
// expect: 82 warning 46
// expect: 82 warning 46
// expect: 82 warning 46
// expect: 82 warning 47
// flags: --c++20 --no-header --diag_warning=82
int static x1;
const static int x2 = 1;
int extern x3;
inline static void x4() {} static inline void x5() {} int inline static x6() { return 1;
} unsigned static long x7;
typedef int x8;
int typedef x9;
struct X { int static y;
const static int z = 1;
virtual inline void v();
inline virtual void w();
friend int fr();
static const int s2 = 2;
constexpr static int s3 = 1;
int mutable mm;
};
void x10() { int register r1;
const static int ss = 1;
int static st;
} constexpr static int x11 = 1;
thread_local static int x12;
static thread_local int x13;
const extern int x14;
__attribute__((device)) static int x15;
int __attribute__((device)) static x16;
template <class T> const static T x17 = 1;
void static x18(const int register p) {} long static inline x19();
volatile static int x20;

