// expect: 20051 error 23
// expect: 20051 error 24
// expect: 20051 error 25
// expect: 20051 error 26
// expect: 20051 error 27
// expect: 20051 error 28
// expect: 20051 error 29
// expect: 20051 error 30
// expect: 20051 error 32
// expect: 20051 error 33
// expect: 20051 error 34
// expect-device: 177 warning 23
// expect-device: 177 warning 27
// expect-device: 177 warning 29
// expect-device: 20023 error 30
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// expect-device: 177 warning 31
// expect-device: 177 warning 33
// expect-device: 177 warning 34
// expect-device: 177 warning 34
__global__ void k(int); struct S { void operator()(); };
void f() { auto m = [](auto x) { k(1); }; }
void g() { auto m = [](auto x) { k(1); }; m(1); }
template<class T> void h() { auto m = [](auto x) { k(1); }; }
template<class T> void h2() { auto m = [] { k(1); }; }
void i() { auto m = [](auto x) { S s; s<<<1, 1>>>(); }; }
auto z = [](auto x) { k(1); };
struct C { void m() { auto m = [](auto x) { k(1); }; } };
__device__ void d() { auto m = [](auto x) { k(1); }; auto n = [](auto x) { k<<<1, 1>>>(1); }; }
void o() { auto m = [](auto x) { k(x); }; }
void p() { auto m = [](auto x) { k(x); }; m(1); }
void q() { auto m = [](auto x) { auto n = [] { k(1); }; }; }
void r() { auto m = [] { auto n = [](auto x) { k(1); }; }; }
