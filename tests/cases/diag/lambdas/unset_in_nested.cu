// expect: 549 warning 35
// expect: 174 warning 37
// expect: 174 warning 38
// expect: 174 warning 38
// expect: 549 warning 37
// expect: 549 warning 40
// expect: 549 warning 43
// expect: 549 warning 46
// expect: 549 warning 49
// expect: 174 warning 51
// expect: 174 warning 53
// expect: 174 warning 57
// expect: 549 warning 65
// expect: 549 warning 68
// expect: 549 warning 69
// expect: 549 warning 70
// expect: 549 warning 72
// expect: 549 warning 73
// expect: 549 warning 74
// expect: 549 warning 75
// expect: 549 warning 76
// expect: 549 warning 77
// expect: 549 warning 77
// expect: 549 warning 78
// expect: 549 warning 79
// expect: 549 warning 80
// expect: 549 warning 81
// expect: 549 warning 82
// expect: 549 warning 83
// expect: 549 warning 83
// expect: 549 warning 84
// expect: 549 warning 84
struct A { int a, b; };
void f1() { A x; auto l = [=] () {
  auto k = [x] () { }; }; }
void f2() { A x; auto l = [=] () {
  auto k = [x] () { 1;
     x.a; x.b; }; }; }
void f3() { A x; auto l = [=] () {
  auto k = [y = x] () { return y.a; }; }; }
void f4() { A x; auto l = [=] () {
  auto k = [=] () { 
    return x.a; }; }; }
void f5() { A x; auto l = [x] () {
  auto k = [=] () { 
    return x.a; }; }; }
void f6() { A x; auto l = [x] () {
  auto k = [x] () { 
    return x.a; }; }; }
void f7() { A x; auto l = [=] () {
  sizeof(x); }; }
void f8() { A x; auto l = [=] () {
  sizeof(x.a); decltype(x) y = {}; }; }
void f10() { A x; auto l = [=] () mutable {
  x.a = 1; }; }
void f11() { A x; auto l = [=] () mutable {
  x = A(); &x; }; }
void f12() { int x[3]; auto l = [=] () mutable {
  x[0] = 1; }; }
void f13() { int x; auto l = [=] () mutable {
  x = 1; }; }
void f14() { int x; auto l = [x] () mutable {
  x = 1; return x; }; }
void f15() { int x; auto l = [=] () mutable {
  return x; }; }
void f16() { int x[3]; auto l = [=] () {
  return sizeof(x); }; }
void f17() { A x; auto l = [x, y = x.a] () { return y; }; }
void f18() { A x; auto l = [y = x.a, x] () { return y; }; }
void f19() { A x; auto l = [y = x, x] () { return y.a; }; }
void f20() { A x; auto l = [y = &x, x] () { return y->a; }; }
void f21() { int x; auto l = [x] () { return x; }; return (void)x; }
void f22() { int x; auto l = [x] () { return x; }; int y = x; }
void f23() { A x; auto l = [x] () { return x; }; int y = x.a; }
void f24() { A x; [x] __device__ {}; [=] { return x.a; }(); }
void f25() { A x; auto m = [] (auto g) {}; m([x] () {}); }
void f26() { A x; struct Q { A q; }; Q z = { x }; auto l = [z] () {}; Q w; auto k = [w] () {}; }
void f27() { A x; A y = x; auto l = [y] () {}; A z; z = x; auto k = [z] () {}; }
void f28() { A x; auto l = [=] () { auto g = [&] () { return x.a; }; }; }
void f29() { A x; auto l = [&] () { auto g = [=] () { return x.a; }; }; A y = x; }
void f30() { A x; auto l = [x] () { return 0; }; auto k = [x] () { return x.a; }; }
void f31() { long double x[2]; auto l = [x] () { return x[0]; }; }
void f32() { A *x[2]; A (*y)[2]; auto l = [x, y] () { return x[0]; }; }
void f33() { const int *x[2]; A y[2][3]; auto l = [=] () { return x[0] == 0 && y[0][0].a; }; }
