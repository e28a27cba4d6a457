// expect: 20 error 60
// expect: 20 error 60
// expect: 20 error 61
// expect: 20 error 61
// expect: 20 error 62
// expect: 20 error 63
// expect: 20 error 63
// expect: 20 error 64
// expect: 20 error 64
// expect: 20 error 65
// expect: 20 error 65
// expect: 20 error 65
// expect: 20 error 65
// expect: 20 error 66
// expect: 20 error 66
// expect: 20 error 66
// expect: 20 error 66
// expect: 20 error 67
// expect: 20 error 67
// expect: 20 error 69
// expect: 20 error 70
// expect: 20 error 70
// expect: 20 error 70
// expect: 20 error 70
// expect: 20 error 70
// expect: 20 error 70
// expect: 20 error 71
// expect: 20 error 71
// expect-device: 20 error 60
// expect-device: 20 error 60
// expect-device: 20 error 61
// expect-device: 20 error 61
// expect-device: 20 error 62
// expect-device: 20 error 63
// expect-device: 20 error 63
// expect-device: 20 error 64
// expect-device: 20 error 64
// expect-device: 20 error 65
// expect-device: 20 error 65
// expect-device: 20 error 65
// expect-device: 20 error 65
// expect-device: 20 error 66
// expect-device: 20 error 66
// expect-device: 20 error 66
// expect-device: 20 error 66
// expect-device: 20 error 67
// expect-device: 20 error 67
// expect-device: 20 error 69
// expect-device: 20 error 70
// expect-device: 20 error 70
// expect-device: 20 error 70
// expect-device: 20 error 70
// expect-device: 20 error 70
// expect-device: 20 error 70
// expect-device: 20 error 71
// expect-device: 20 error 71
// Names that another function, a class or a namespace has for itself, in initialisers and other declarations.
namespace n { int there0, there1, there2, there3, there4, there5, there6, there7, there8, there9, therea; enum E { one, two, three, four, five, six }; int fn(); int fg(int); struct St {}; int adl(St); }
int g(int par); int hl() { int loc = 1; return loc; }
int a0 = par + loc;
int a4[] = {1, there0}; int a5 = g(there1);
struct T { int x = there2; };
int a6 = 1, a7 = there3; auto l1 = [] { return there4; };
static_assert(one == 0, ""); int a9[four];
int b0 = fn(); int b1{there5}; int b2(there6); int *b3 = &there7;
int b5 = sizeof(there8); struct U { static const int c = five; int bit : six; void h(int d = there9); };
__device__ int dv = therea; int b6 = fg(2); n::St st; int b7 = adl(st);
struct S { static int count; enum { tag, tag2 }; int val; static int sf(); };
struct B { int bm, bn; int g() { return val; } };
int c1 = count; int c2 = tag; int c3 = sf(); int h() { return tag2 + bm; } int c4 = bn;
template <class T> struct P { int pm; T pt; static int ps; }; int e = pm + ps;
struct F { int a = later; int b{later + 1}; int later; int m2 = fn2(); int fn2() { return 1; } enum { u1, u2 = u1 + 1 }; F(int v = u2); };
void decl(int &&later, F &&u1); void decl2(int (*x)(int y, int there0), int q[3], int (&there1)[2], F (&&y)); F (fa) = 1, (fb)(2), *(fc);
auto l3 = [cap = 3](auto y) { int count = cap; return y + count; }; auto l4 = [](int xx) { return xx; };
