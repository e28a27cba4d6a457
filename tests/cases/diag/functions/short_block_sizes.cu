// expect: 1910 error 44
// expect: 40 error 44
// expect: 1910 error 46
// expect: 40 error 46
// expect: 260 error 46
// expect: 1910 error 48
// expect: 40 error 48
// expect: 1910 error 49
// expect: 40 error 49
// expect: 1910 error 51
// expect: 40 error 51
// expect: 1910 error 53
// expect: 40 error 53
// expect: 1910 error 55
// expect: 169 error 55
// expect: 1910 error 56
// expect: 40 error 56
// expect: 1910 error 57
// expect: 40 error 57
// expect: 1910 error 58
// expect: 169 error 58
// expect-device: 1910 error 44
// expect-device: 40 error 44
// expect-device: 1910 error 46
// expect-device: 40 error 46
// expect-device: 260 error 46
// expect-device: 1910 error 48
// expect-device: 40 error 48
// expect-device: 1910 error 49
// expect-device: 40 error 49
// expect-device: 1910 error 51
// expect-device: 40 error 51
// expect-device: 1910 error 53
// expect-device: 40 error 53
// expect-device: 1910 error 55
// expect-device: 169 error 55
// expect-device: 1910 error 56
// expect-device: 40 error 56
// expect-device: 1910 error 57
// expect-device: 40 error 57
// expect-device: 1910 error 58
// expect-device: 169 error 58
// Tuples that are too short, in classes and behind a linkage.
static __block_size__((8)) void a();
int x1;
struct S { static __block_size__((8)) void b(); int x2; };
int x3;
struct S2 { void __block_size__((8)) c(); int x4; };
void __block_size__((8)) d();
int x5;
template <class T> __block_size__((8)) void f(T) {}
int x6;
template <class T> void __block_size__((8)) g(T);
int x7;
extern "C" __block_size__((8)) void h();
extern __block_size__((8)) void i();
extern "C" void __block_size__((8)) j();
extern "C" { __block_size__((8)) void l(); }
