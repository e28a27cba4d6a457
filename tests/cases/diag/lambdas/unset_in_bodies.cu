// expect: 549 warning 39
// expect: 549 warning 40
// expect: 549 warning 43
// expect: 549 warning 44
// expect: 549 warning 45
// expect: 174 warning 46
// expect: 549 warning 46
// expect: 174 warning 47
// expect: 174 warning 48
// expect: 549 warning 49
// expect: 549 warning 50
// expect: 549 warning 53
// expect: 549 warning 56
// expect: 549 warning 69
// expect: 549 warning 70
// expect: 549 warning 71
// expect: 549 warning 72
// expect: 549 warning 76
// expect: 549 warning 77
// expect: 549 warning 80
// expect: 174 warning 83
// expect: 549 warning 83
// expect: 174 warning 84
// expect: 549 warning 85
// expect: 549 warning 86
// expect: 549 warning 95
// expect: 174 warning 96
// expect: 549 warning 97
// expect: 549 warning 99
// expect: 549 warning 103
// expect: 549 warning 105
// expect: 549 warning 106
// expect: 549 warning 107
// expect: 549 warning 108
// expect: 549 warning 109
// expect: 549 warning 112
// expect: 549 warning 113
struct A { int a, b; int f() const; }; void val(A); void cref(const A &); void use(int); void ival(int); void icref(const int &); void pval(const int *);
void f1() { A x; auto l = [x] () { return x; }; }
void f2() { A x; auto l = [=] () { return x; }; }
void f3() { A x; auto l = [&] () { return x; }; }
void f4() { A x; auto l = [&x] () { return x; }; }
void f5() { A x; auto l = [x] () { return x.a; }; }
void f7() { A x; auto l = [&] () { return x.a; }; }
void f8() { A x; auto l = [&x] () { return x.a; }; }
void f9() { A x; auto l = [x] () { x.a; }; }
void f11() { A x; auto l = [&] () { x.a; }; }
void f12() { A x; auto l = [&x] () { x.a; }; }
void f13() { A x; auto l = [x] () { (void)x; }; }
void f14() { A x; auto l = [=] () { (void)x; }; }
void f15() { A x; auto l = [&] () { (void)x; }; }
void f16() { A x; auto l = [&x] () { (void)x; }; }
void f17() { A x; auto l = [x] () { A y = x; }; }
void f19() { A x; auto l = [&] () { A y = x; }; }
void f20() { A x; auto l = [&x] () { A y = x; }; }
void f21() { A x; auto l = [x] () { val(x); }; }
void f23() { A x; auto l = [&] () { val(x); }; }
void f24() { A x; auto l = [&x] () { val(x); }; }
void f25() { A x; auto l = [x] () { cref(x); }; }
void f26() { A x; auto l = [=] () { cref(x); }; }
void f27() { A x; auto l = [&] () { cref(x); }; }
void f28() { A x; auto l = [&x] () { cref(x); }; }
void f29() { A x; auto l = [x] () { auto &r = x; }; }
void f31() { A x; auto l = [&] () { auto &r = x; }; }
void f32() { A x; auto l = [&x] () { auto &r = x; }; }
void f33() { A x; auto l = [x] () { return &x; }; }
void f35() { A x; auto l = [&] () { return &x; }; }
void f36() { A x; auto l = [&x] () { return &x; }; }
void f37() { A x; auto l = [x] () { use(x.a); }; }
void f38() { A x; auto l = [=] () { use(x.a); }; }
void f39() { A x; auto l = [&] () { use(x.a); }; }
void f40() { A x; auto l = [&x] () { use(x.a); }; }
void f41() { A x; auto l = [x] () { x.f(); }; }
void f43() { A x; auto l = [&] () { x.f(); }; }
void f44() { A x; auto l = [&x] () { x.f(); }; }
void f49() { int x; auto l = [x] () { return x; }; }
void f50() { int x; auto l = [=] () { return x; }; }
void f51() { int x; auto l = [&] () { return x; }; }
void f52() { int x; auto l = [&x] () { return x; }; }
void f53() { int x; auto l = [x] () { return x + 1; }; }
void f55() { int x; auto l = [&] () { return x + 1; }; }
void f56() { int x; auto l = [&x] () { return x + 1; }; }
void f57() { int x; auto l = [x] () { x; }; }
void f59() { int x; auto l = [&] () { x; }; }
void f62() { int x; auto l = [=] () { (void)x; }; }
void f65() { int x; auto l = [x] () { int y = x; }; }
void f68() { int x; auto l = [&x] () { int y = x; }; }
void f71() { int x; auto l = [&] () { ival(x); }; }
void f74() { int x; auto l = [=] () { icref(x); }; }
void f77() { int x; auto l = [x] () { auto &r = x; }; }
void f80() { int x; auto l = [&x] () { auto &r = x; }; }
void f83() { int x; auto l = [&] () { return &x; }; }
void f89() { int x[3]; auto l = [x] () { return x; }; }
void f92() { int x[3]; auto l = [&x] () { return x; }; }
void f95() { int x[3]; auto l = [&] () { return x[0]; }; }
void f98() { int x[3]; auto l = [=] () { x[0]; }; }
void f101() { int x[3]; auto l = [x] () { (void)x; }; }
void f104() { int x[3]; auto l = [&x] () { (void)x; }; }
void f107() { int x[3]; auto l = [&] () { int y = x[0]; }; }
void f110() { int x[3]; auto l = [=] () { pval(x); }; }
void f113() { int x[3]; auto l = [x] () { auto &r = x; }; }
void f116() { int x[3]; auto l = [&x] () { auto &r = x; }; }
void f119() { int x[3]; auto l = [&] () { return *x; }; }
void f122() { A x[2]; auto l = [=] () { return x; }; }
void f125() { A x[2]; auto l = [x] () { return x[0]; }; }
void f128() { A x[2]; auto l = [&x] () { return x[0]; }; }
void f131() { A x[2]; auto l = [&] () { return x[0].a; }; }
void f134() { A x[2]; auto l = [=] () { A y = x[0]; }; }
void f137() { int *x; auto l = [x] () { return x; }; }
void f140() { int *x; auto l = [&x] () { return x; }; }
void f143() { int *x; auto l = [&] () { return *x; }; }
void f146() { int *x; auto l = [=] () { return x[0]; }; }
void f149() { int *x; auto l = [x] () { pval(x); }; }
void f152() { int *x; auto l = [&x] () { pval(x); }; }
