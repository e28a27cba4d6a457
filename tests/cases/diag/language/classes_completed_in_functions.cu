// expect: 1574 error 35
// expect: 1574 error 35
// expect: 94 error 36
// expect: 70 error 38
// expect: 70 error 45
// expect: 1574 error 35
// expect: 70 error 46
// expect: 70 error 47
// expect: 70 error 48
// expect: 70 error 48
// expect: 70 error 50
// expect: 70 error 50
// expect: 1574 error 51
// expect: 70 error 53
// expect: 1574 error 51
// expect-device: 1574 error 35
// expect-device: 1574 error 35
// expect-device: 550 warning 41
// expect-device: 94 error 36
// expect-device: 550 warning 43
// expect-device: 70 error 38
// expect-device: 70 error 45
// expect-device: 1574 error 35
// expect-device: 70 error 46
// expect-device: 70 error 47
// expect-device: 70 error 48
// expect-device: 70 error 48
// expect-device: 70 error 50
// expect-device: 70 error 50
// expect-device: 1574 error 51
// expect-device: 70 error 53
// expect-device: 1574 error 51
// flags: --c++17
// Instances of class templates that functions complete, by variables, temporary objects and calls.
template <class T> struct Checked { static_assert(sizeof(T) > 1, "too small"); T v; static T m() { return T(); } };
template <class T> struct Arr { int a[(int)sizeof(T) - 2]; };
struct Fwd;
template <class T> struct Box { T inner; };
int f1() { return Checked<char>().v; }
int f2() { return Checked<signed char>::m(); }
void f3() { Arr<char> *p = nullptr; (void)p; }
void f4() { Arr<char> p; (void)p; }
void f5() { Box<Fwd> *b = nullptr; (void)b; }
void f6() { Box<Fwd> b; (void)b; }
void f7() { auto l = [] { Fwd a; Checked<bool> c; (void)c; }; l(); }
void f8() { struct L { Box<Fwd> z; Fwd y; }; L l; (void)l; }
auto lam = [](int x) { Fwd f; return x; };
void f9() { try {} catch (Fwd f) {} for (Fwd a;;) {} }
using Alias = Fwd;
__device__ void f10() { Alias a; const Fwd c; Arr<unsigned char> s; (void)s; }
template <class T> struct Sum { static_assert(sizeof(T) > 1, "too small"); int operator+(int) const; };
void f11(Sum<char> &o) { int k = o + 1; (void)k; }
struct Local { void m() { Fwd f; Sum<signed char> s; (void)s; } };
