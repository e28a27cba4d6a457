// expect: 2361 warning 15
// expect: 2361 warning 15
// expect: 2361 warning 15
// expect: 2361 warning 15
// expect: 2361 warning 15
// expect: 2361 warning 16
// expect: 2361 warning 16
// expect: 2361 warning 16
// expect: 2361 warning 16
// expect: 2361 warning 16
// expect: 2361 warning 17
// expect: 2361 warning 17
double d();
struct S { int a; };
int p{d()}, q{d()}; S s{d()}, t = {d()}, u = S{d()};
void f() { int p{d()}, q{d()}, *r = nullptr, v = {d()}; S s{d()}, t = {d()}; (void)r; }
struct M { int a{d()}, b = {d()}; };
