// expect: 20 error 108
// expect: 65 error 108
// expect: 20 error 109
// expect: 439 error 109
// expect: 20 error 110
// expect: 439 error 110
// expect: 20 error 111
// expect: 439 error 111
// expect: 276 error 112
// expect: 20 error 113
// expect: 439 error 113
// expect: 20 error 114
// expect: 439 error 114
// expect: 20 error 115
// expect: 439 error 115
// expect: 20 error 116
// expect: 439 error 116
// expect: 20 error 117
// expect: 439 error 117
// expect: 20 error 118
// expect: 439 error 118
// expect: 20 error 119
// expect: 439 error 119
// expect: 20 error 120
// expect: 439 error 120
// expect: 276 error 121
// expect: 65 error 121
// expect: 276 error 122
// expect: 29 error 122
// expect: 65 error 122
// expect: 79 error 123
// expect: 65 error 123
// expect: 79 error 124
// expect: 65 error 124
// expect: 79 error 125
// expect: 65 error 125
// expect: 276 error 126
// expect: 20 error 127
// expect: 65 error 127
// expect: 20 error 128
// expect: 439 error 128
// expect: 276 error 129
// expect: 65 error 129
// expect: 79 error 130
// expect: 65 error 130
// expect: 2803 warning 131
// expect: 20 error 131
// expect: 439 error 131
// expect: 276 error 132
// expect: 276 error 132
// expect: 276 error 132
// expect: 20 error 133
// expect: 439 error 133
// expect-device: 20 error 108
// expect-device: 65 error 108
// expect-device: 20 error 109
// expect-device: 439 error 109
// expect-device: 20 error 110
// expect-device: 439 error 110
// expect-device: 20 error 111
// expect-device: 439 error 111
// expect-device: 276 error 112
// expect-device: 20 error 113
// expect-device: 439 error 113
// expect-device: 20 error 114
// expect-device: 439 error 114
// expect-device: 20 error 115
// expect-device: 439 error 115
// expect-device: 20 error 116
// expect-device: 439 error 116
// expect-device: 20 error 117
// expect-device: 439 error 117
// expect-device: 20 error 119
// expect-device: 439 error 119
// expect-device: 20 error 120
// expect-device: 439 error 120
// expect-device: 276 error 121
// expect-device: 65 error 121
// expect-device: 276 error 122
// expect-device: 29 error 122
// expect-device: 65 error 122
// expect-device: 79 error 123
// expect-device: 65 error 123
// expect-device: 79 error 124
// expect-device: 65 error 124
// expect-device: 79 error 125
// expect-device: 65 error 125
// expect-device: 276 error 126
// expect-device: 20 error 127
// expect-device: 65 error 127
// expect-device: 20 error 128
// expect-device: 439 error 128
// expect-device: 276 error 129
// expect-device: 65 error 129
// expect-device: 79 error 130
// expect-device: 65 error 130
// expect-device: 2803 warning 131
// expect-device: 20 error 131
// expect-device: 439 error 131
// expect-device: 276 error 132
// expect-device: 276 error 132
// expect-device: 276 error 132
// expect-device: 20 error 133
// expect-device: 439 error 133
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
namespace inner { namespace only { struct T { int x; }; } only::T t; } lib::V<only::T> h5;
