// expect: 153 error 9
// expect: 75 error 10
// expect: 513 error 10
// expect: 75 error 10
// expect-device: 153 error 9
// expect-device: 75 error 10
// expect-device: 513 error 10
// expect-device: 75 error 10
void h() { auto l = [](auto x) { return x.y; }; l(1); struct P { int y; }; l(P()); }
auto gl = [](auto x, auto y) { x = y; return *x; };
void i() { int q; gl(&q, &q); gl(1, 2); gl(1.0, "x"); }
