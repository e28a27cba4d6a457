// expect: 101 error 29
// expect: 120 error 29
// expect: 101 error 30
// expect: 504 error 30
// expect: 120 error 30
// expect: 101 error 31
// expect: 109 error 31
// expect: 101 error 32
// expect: 101 error 33
// expect: 153 error 33
// expect: 101 error 34
// expect: 349 error 35
// expect: 300 error 36
// expect-device: 101 error 29
// expect-device: 120 error 29
// expect-device: 101 error 30
// expect-device: 504 error 30
// expect-device: 120 error 30
// expect-device: 101 error 31
// expect-device: 109 error 31
// expect-device: 101 error 32
// expect-device: 101 error 33
// expect-device: 153 error 33
// expect-device: 101 error 34
// expect-device: 349 error 35
// expect-device: 300 error 36
// Where a class declares a name for two things, the latest one is meant.
struct S0 {};
struct A { S0 name; int name; const char *f() { return name; } };
struct B { float w; float w() const { return w; } float g() { return w(); } };
struct C { float w() const; float w; float g() { return w(); } float h() { return w; } };
struct E { static int n; void n(); void f() { n(); } };
struct F { int a; static const char a = 2; char b[a]; int g() { return a.x; } };
template <class T> struct G { T w; S0 w; void f() { } };
void use() { G<int> g; g.f(); g.w = 2; g.w = S0(); }
void other(B b) { b.w = 2; }
