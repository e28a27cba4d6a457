// expect: 546 error 12
// expect: 546 error 13
// expect: 546 error 15
// expect: 546 warning 16
// expect: 546 warning 17
// expect: 546 warning 18
// expect: 546 error 19
// expect: 546 error 20
// expect: 546 error 22
// Jumps past initialisations (546): into the scope of what has to be destroyed, by switch and goto.
struct S { S(); }; struct N { ~N(); }; struct A { int x; }; struct I { I(int); }; struct B { B(); ~B(); };
void f1(int i) { if (i) goto l; S t; l: ; }
void f2(int i) { if (i) goto l; N t; l: ; }
void f3(int i) { if (i) goto l; A t; l: ; }
void f4(int i) { if (i) goto l; A t = {1}; l: ; }
void f5(int i) { switch (i) { case 0: S s; case 1: break; } }
void f6(int i) { switch (i) { case 0: I s(1); case 1: break; } }
void f7(int i) { switch (i) { case 0: int s = 1; case 1: break; } }
void f8(int i) { switch (i) { case 0: N s; case 1: break; } }
void f9(int i) { switch (i) { case 0: B s; case 1: break; } }
void f10(int i) { switch (i) { case 0: A s; case 1: break; } }
void f11(int i) { goto l; static int s = 1; const int &r = i; l: ; }
