// expect: 95 error 13
// expect: 95 error 15
// expect: 95 error 17
// expect: 95 error 18
// expect-device: 95 error 13
// expect-device: 95 error 15
// expect-device: 95 error 17
// expect-device: 95 error 18
// expect-device: 177 warning 16
// Arrays with more bytes than a size can count.
char c63[1ull << 63];
int i61[1ull << 61];
int two[1ull << 31][1ull << 31];
int two2[1ull << 30][1ull << 30];
extern int ext[1ull << 62];
static double sd[1ull << 60];
struct S { int a[1ull << 61]; int b[1ull << 62]; static char c[1 << 3]; };
typedef int T[1ull << 62];
template <class T> struct A { T t[1ull << 62]; };
struct Inc; extern Inc incs[1ull << 62];
