// expect: 20 error 21
// expect: 20 error 21
// expect: 194 error 22
// expect: 20 error 22
// expect: 20 error 23
// expect: 194 error 25
// expect: 20 error 25
// expect: 135 error 25
// expect: 513 error 25
// expect: 20 error 26
// expect: 135 error 26
// expect: 20 error 27
// expect: 20 error 29
// expect-device: 20 error 27
// expect-device: 177 warning 27
// expect-device: 20 error 29
// expect-device: 20 error 26
// expect-device: 135 error 26
// Mistakes in functions with placeholders as parameters, which the device compiler reads in instances alone.
// flags: --c++20
struct S { int x; template <class T> void m(T) { int q = gone7; } void n(auto a) { int q = gone8; } };
int f(auto x) { asm(x); return gone; }
__device__ int g(const auto &x) { return gone2; }
template <class T> concept C = sizeof(T) > 1;
void h(C auto x) { asm(x); int y = gone3; S s; s.y = 1; y = "x"; }
void used(auto x) { int y = gone4; S s; s.y = 1; }
void k(int i) { used(3); auto l = [](auto y) { return gone5; }; }
struct T2 { void g(int); };
void T2::g(int) { int q = gone6; }
