// expect: 20 error 104
// expect: 65 error 104
// expect: 20 error 105
// expect: 439 error 105
// expect: 20 error 106
// expect: 439 error 106
// expect: 20 error 107
// expect: 439 error 107
// expect: 276 error 108
// expect: 20 error 109
// expect: 439 error 109
// expect: 20 error 110
// expect: 439 error 110
// expect: 20 error 111
// expect: 439 error 111
// expect: 20 error 112
// expect: 439 error 112
// expect: 20 error 113
// expect: 439 error 113
// expect: 20 error 114
// expect: 439 error 114
// expect: 20 error 115
// expect: 439 error 115
// expect: 20 error 116
// expect: 439 error 116
// expect: 276 error 117
// expect: 65 error 117
// expect: 276 error 118
// expect: 29 error 118
// expect: 65 error 118
// expect: 79 error 119
// expect: 65 error 119
// expect: 79 error 120
// expect: 65 error 120
// expect: 79 error 121
// expect: 65 error 121
// expect: 276 error 122
// expect: 20 error 123
// expect: 65 error 123
// expect: 20 error 124
// expect: 439 error 124
// expect: 276 error 125
// expect: 65 error 125
// expect: 79 error 126
// expect: 65 error 126
// expect: 2803 warning 127
// expect: 20 error 127
// expect: 439 error 127
// expect: 276 error 128
// expect: 276 error 128
// expect: 276 error 128
// expect-device: 20 error 104
// expect-device: 65 error 104
// expect-device: 20 error 105
// expect-device: 439 error 105
// expect-device: 20 error 106
// expect-device: 439 error 106
// expect-device: 20 error 107
// expect-device: 439 error 107
// expect-device: 276 error 108
// expect-device: 20 error 109
// expect-device: 439 error 109
// expect-device: 20 error 110
// expect-device: 439 error 110
// expect-device: 20 error 111
// expect-device: 439 error 111
// expect-device: 20 error 112
// expect-device: 439 error 112
// expect-device: 20 error 113
// expect-device: 439 error 113
// expect-device: 20 error 115
// expect-device: 439 error 115
// expect-device: 20 error 116
// expect-device: 439 error 116
// expect-device: 276 error 117
// expect-device: 65 error 117
// expect-device: 276 error 118
// expect-device: 29 error 118
// expect-device: 65 error 118
// expect-device: 79 error 119
// expect-device: 65 error 119
// expect-device: 79 error 120
// expect-device: 65 error 120
// expect-device: 79 error 121
// expect-device: 65 error 121
// expect-device: 276 error 122
// expect-device: 20 error 123
// expect-device: 65 error 123
// expect-device: 20 error 124
// expect-device: 439 error 124
// expect-device: 276 error 125
// expect-device: 65 error 125
// expect-device: 79 error 126
// expect-device: 65 error 126
// expect-device: 2803 warning 127
// expect-device: 20 error 127
// expect-device: 439 error 127
// expect-device: 276 error 128
// expect-device: 276 error 128
// expect-device: 276 error 128
// Names of nothing in front of `::` where a type stands: the type ends at the `::`.
namespace lib { struct T { int v; }; template <class A> struct V { A a; void push(A); int size() const; }; }
template <class A, int N> struct Ar { A a[N]; int size() const { return N; } };
using X1 = no::T; X1 x1;
lib::V<no::T> h1; int z0 = h1.size();
lib::V<no::T *> h2;
lib::V<lib::V<no::T>> h3;
Ar<int, no::n> h4;
lib::V<no::T> f1(int i) { return i; }
void f2(lib::V<no::T> v) { v.push(1); }
void f3(const lib::V<no::T> &v) { v.push(1); }
struct S1 { lib::V<no::T> v; int n; };
template <class U> struct S2 { lib::V<no::T> v; U n; };
template <class U> void f4(U u) { auto i = static_cast<no::T>(u); }
void f5(int i) { auto k = static_cast<no::T>(i) + 1; }
void f6(int i) { auto k = reinterpret_cast<no::T *>(i); }
void f7(int i) { auto k = (no::T)i; }
void f8(int i) { auto k = (no::T *)i; }
void f9(int i) { auto k = new no::T; }
void f10(int i) { auto k = new no::T(i); }
void f11(int i) { auto k = new no::T[3]; }
void f12(int i) { auto k = sizeof(no::T); }
void f13(int i) { using Q = no::T; Q q; }
int e1 = static_cast<no::T>(3);
int e2 = (no::T)3;
auto e3 = new no::T;
[[no::a]] void f14(lib::V<no::T> v);
void f15(int i) { no::f(i); int k = no::v + no::f(i); }
