// expect: 20092 warning 24
// expect: 20092 warning 26
// expect: 20092 warning 27
// expect: 20092 warning 27
// expect: 20092 warning 28
// expect: 20092 warning 28
// expect-device: 177 warning 19
// expect-device: 177 warning 20
// expect-device: 177 warning 22
// expect-device: 177 warning 24
// expect-device: 177 warning 25
// expect-device: 177 warning 25
// expect-device: 177 warning 26
// expect-device: 177 warning 26
// expect-device: 177 warning 27
__device__ int d;
struct A { int x = d; };
void f() { A t;
A u{}; }
void g() { A u{}; }
struct B { int x = d; };
void h() { B u{}; }
struct C { int x = d; };
void l() { C u{}; d = 1; }
void m() { C u{}; C v = {}; C a[2]{}; }
void n() { struct L { int x = d; int y; }; L l{}; L k{1}; d = 1; }
auto o = [] { C u{}; d = 2; }; template<class T> void q() { C u{}; d = 3; struct M { T x = d; }; M m{}; }
struct P { C c{}; int y = 1; P() { d = 3; } P(int) : c{} { d = 4; } };
