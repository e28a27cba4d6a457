// expect: 300 error 44
// expect: 300 error 45
// expect: 300 error 46
// expect: 300 error 47
// expect: 300 error 48
// expect: 300 error 49
// expect: 300 error 50
// expect: 300 error 51
// expect: 300 error 52
// expect: 300 error 53
// expect: 174 warning 54
// expect: 300 error 55
// expect: 300 error 56
// expect: 300 error 57
// expect: 300 error 58
// expect: 300 error 59
// expect: 300 error 60
// expect: 300 error 61
// expect: 300 error 62
// expect: 300 error 64
// expect: 300 error 65
// expect: 300 error 66
// expect: 300 error 67
// expect: 300 error 68
// expect: 300 error 69
// expect: 300 error 70
// expect: 300 error 71
// expect: 300 error 72
// expect: 300 error 73
// expect: 300 error 74
// expect: 300 error 75
// expect: 300 error 76
// expect: 300 error 77
// expect: 300 error 78
// expect: 300 error 79
// expect: 300 error 80
// expect: 300 error 81
// expect: 300 error 82
// expect: 300 error 83
// expect: 300 error 84
// expect: 300 error 85
struct S { int m(); int d; void v(int) const; static int st(); template<class T> int mt(T); S* operator->(); int operator[](int); operator int(); };
int g(int); void h(...); template<class T> void ht(T);
void f1(S s) { s.m; }
void f2(S s) { s.m + 1; }
void f3(S s) { auto x = s.m; }
void f4(S s) { int x = s.m; }
void f5(S s) { g(s.m); }
void f6(S s) { h(s.m); }
void f7(S s) { ht(s.m); }
void f8(S* s) { s->m; }
void f9(S* s) { if (s->m) ; }
int f10(S* s) { return s->m; }
void f11(S s) { s.st; }
void f12(S s) { s.mt; }
void f13(S s) { s.mt<int>; }
void f14(S s) { &s.m; }
void f15(S s) { auto p = &s.m; }
void f16(S s) { s.m, 1; }
void f17(S s) { (void)s.m; }
void f18(S s) { s.m = 3; }
void f19(S s) { !s.m; }
void f21(S s) { (s.m)(); }
void f22(S s) { *s.m; }
void f23(S s) { s.m.d; }
void f24(S s) { s.m[0]; }
void f25(S s) { s.m ? 1 : 2; }
void f27(S s) { sizeof(s.m); }
void f28(S s) { sizeof s.m; }
void f29(S s) { decltype(s.m) x; }
void f30(S s) { static_cast<int>(s.m); }
void f31(S s) { (int)s.m; }
void f32(S s) { int x(s.m); }
void f33(S s) { int x{s.m}; }
void f34(S s) { while (s.m) break; }
void f35(S s) { switch (s.m) {} }
void f36(S s) { auto l = [&] { s.m; }; }
void f37(S s) { s.operator int; }
void f38(S s) { int a[3]; a[s.m]; }
void f39(S s) { throw s.m; }
void f40(S s) { s.m++; }
void f41(S s) { 1 + s.m; }
void f42(S s) { s.m < 1; }
void f43(S s) { auto& x = s.m; }
void f44(S s) { bool b = s.m; }
