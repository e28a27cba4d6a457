// expect: 2349 warning 33
// expect: 2349 warning 33
// expect: 2349 warning 33
// expect: 2349 warning 34
// expect: 2349 warning 34
// expect: 2349 warning 34
// expect: 2349 warning 35
// expect: 2349 warning 35
// expect: 2349 warning 35
// expect: 2349 warning 36
// expect: 2349 warning 36
// expect: 2349 warning 36
// expect: 2349 warning 36
// expect: 2349 warning 36
// expect: 2349 warning 36
// expect: 2349 warning 37
// expect: 2349 warning 37
// expect: 2349 warning 37
// expect: 2349 warning 38
// expect: 1348 warning 38
// expect: 1348 warning 38
// expect: 1348 warning 38
// expect: 2349 warning 39
// expect: 2349 warning 40
// expect: 2349 warning 40
// expect: 2349 warning 40
// expect: 2349 warning 41
// expect: 2349 warning 41
// expect: 2349 warning 42
// flags: --c++20 --no-header --diag_warning=1348,2349
int g; int a, b; struct R { int *begin(); int *end(); }; struct P { int u, v; }; P *begin(R *); 
namespace z { struct A {}; P *begin(A); P *end(A); }
void r1() { int arr[3]; for (int g : arr) {} }
void r2(R r) { for (int g : r) {} }
void r3(z::A r) { for (P g : r) {} }
void r4(z::A r) { for (auto [a, b] : r) {} }
template <class T> void r5(T t) { for (auto g : t) {} for (auto &[a, b] : t) {} }
void r7(R r) { for (int g = 0; g < 2; ++g) for (int g : r) {} }
auto r8 = [](auto t) { for (auto g : t) {} }; 
void r9(R r) { r8(r); for (int x; int g : r) {} }
template <class T> void s1(R r, T t) { for (auto g : r) {} for (T g : r) {} }
struct M { int m; template <class T> void f(R r) { for (auto m : r) {} } };
