// expect: 77 error 66
// expect: 260 error 67
// expect: 260 error 68
// expect: 260 error 68
// expect: 260 error 69
// expect: 260 error 69
// expect: 260 error 70
// expect: 260 error 71
// expect: 260 error 72
// expect: 77 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 260 error 73
// expect: 77 error 74
// expect: 260 error 74
// expect: 260 error 74
// expect: 77 error 75
// expect: 260 error 76
// expect: 260 error 77
// expect: 260 error 78
// expect: 260 error 79
// expect: 260 error 79
// expect: 260 error 79
// expect: 260 error 79
// expect: 260 error 79
// expect: 260 error 79
// expect: 260 error 80
// expect: 260 error 81
// expect: 260 error 82
// expect: 260 error 83
// expect: 77 error 84
// expect: 260 error 84
// expect: 260 error 85
// expect: 260 error 86
// expect: 260 error 87
// expect: 260 error 88
// expect: 260 error 90
// expect: 260 error 91
// expect: 260 error 94
// expect: 260 error 95
// expect: 260 error 96
// expect: 260 error 97
// expect: 260 error 98
// expect: 260 error 99
// expect: 260 error 100
// expect: 260 error 101
// expect: 260 error 101
// expect: 260 error 102
// expect: 260 error 102
// expect: 260 error 102
// expect: 260 error 102
// expect: 260 error 102
// expect: 260 error 102
// expect: 260 error 103
// expect: 260 error 103
// expect: 260 error 104
// expect: 260 error 105
// expect: 260 error 106
// expect: 260 error 107
// Variables and functions whose declarations have no type, wherever they stand.
count = 3;
static limit;
const a = 1, *b = 0;
extern ext, ext2[3];
typedef Tn;
static *sp;
volatile vv = 2;
struct S { x; static y; const z; mutable m; virtual f(); g(); inline h(int); ~S(); S(); S(int); operator int(); friend k(int); static const w = 3; int q; unsigned u; };
namespace N { in; static in2; f3(int); }
template <class T> var;
template <class T> static var2 = 1;
template <class T> fn(T);
template <class T> inline fn2(T t) { return 1; }
void f() { static l; const c = 1; register r; extern e; static *p; typedef Lt; l = c; count = limit; }
constexpr ce = 3;
inline il = 4;
thread_local tl;
extern "C" ec;
extern "C" { ec2; static ec3; }
[[maybe_unused]] at = 1;
alignas(8) al = 2;
__device__ dv;
__device__ dv2 = 1;
__constant__ int ok;
static known(int x) { return x; }
unknown_t(int x) { return x; }
int main2() { return count + limit + a + ce + il + known(3) + N::in + S().x; }
struct Q {}; typedef int T;
foo() { return 1; }
static bar_(int a) { return a; }
inline baz(Q q) { return 1; }
g1(T);
g2(Q q, int);
g3(unsigned);
static g4();
extern g5(T, int), g6;
struct S2 { m() { return 1; } n(int) const { return 2; } virtual o(T); p(int); S2(int); static q() noexcept; r(Q) { return 0; } };
namespace N2 { h(int) { return 1; } h2(struct Z *); }
template <class U> t1(U u) { return 1; }
template <class U> t2(int);
__device__ d1(int x) { return x; }
constexpr c1() { return 1; }
int use2() { return foo() + bar_(1) + c1() + g1(3) + S2(1).n(2); }
