// expect: 135 error 9
// expect: 135 error 9
// expect: 135 error 9
// expect: 135 error 10
// expect: 135 error 11
// expect: 135 error 12
// expect: 135 error 12
// expect-device: 20094 warning 9
struct S { void m() { S::none2; S::none3(); int x = S::none4; } void n(); static int o; __device__ int d() { return S::later() + S::o; } int later(); };
void S::n() { S::none5; }
int S::o = S::none6;
struct T { struct I { void m() { T::none7(); } }; enum { e }; int k() { return T::e + T::none9; } };
