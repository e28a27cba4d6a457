// flags: -std=c++17
// code of the host keeps its types, too
struct A1 {int i;}; struct A2 {int i;}; struct A3 {int i;}; struct A4 {int i; int f() { A3 x; x.i = 1; return x.i; } }; struct A5 {int i;}; struct A6{int i;}; struct A7{int i;}; struct A8 {int i;}; struct A9 {int i;}; struct B1 { int i; B1(int) {} B1 *next() { return this; } ~B1(){} }; struct B2 {int i;}; typedef int MI; struct B3 { int i; }; typedef int MJ; struct B4 {int i;}; struct B5 { int i; static int f(B4 *p) { return p->i; } };
template <class T> int ht(T *p) { A5 q; q.i = p->i; return q.i; }
inline int hi(A6 *p) { return p->i; } static int hs(A7 *p) { return p->i; }
A8 *hr(A1 a) { A2 b; b.i = a.i; A4 c; c.f(); A9 *z = 0; ht(z); hi(0); hs(0); return 0; }
int main(int argc, char **argv) { B1 b(3); b.next()->i = 3; B2 *q = new B2; q->i = 1; MI mi = 3; B5::f(0); struct Loc { int j; } l; l.j = 3; return mi; }
inline int unused(B3 *p) { MJ mj = 2; return p->i + mj; }
__global__ void k() {}
