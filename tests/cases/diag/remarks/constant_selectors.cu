// expect: 237 warning 27
// expect: 237 warning 28
// expect: 237 warning 29
// expect: 237 warning 32
// expect: 237 warning 33
// expect: 237 warning 35
// expect: 237 warning 37
// expect: 237 warning 38
// expect: 237 warning 38
// expect: 237 warning 39
// expect: 237 warning 40
// expect: 237 warning 41
// expect: 237 warning 42
// expect: 237 warning 43
// expect: 237 warning 43
// expect: 237 warning 44
// expect: 237 warning 44
// expect: 174 warning 44
// expect: 237 warning 44
// expect: 237 warning 44
// expect: 237 warning 44
// expect: 237 warning 45
// expect: 237 warning 45
// expect: 237 warning 46
// expect: 237 warning 46
// flags: --c++20 --no-header --diag_warning=237
enum E { e0, e1 }; constexpr int kc = 2; const int kk = 3; template <int N, class T, E EE> void f(T t, int x) { switch (N) { case 1:; }
 switch (EE) { case e0:; }
 switch (sizeof(T)) { case 1:; }
 switch (t) { case 1:; }
 switch (N + x) { case 1:; }
 switch (T::v) { case 1:; }
 switch (N + 1) { case 1:; }
 switch (x) { case 1:; }
 switch (T(1)) { case 1:; }
 switch (int z = 1) { case 1:; }
 switch (decltype(t)(2)) { default:; }
 switch (N ? x : 1) { case 1:; } static const int s = 1; switch (s) {} switch (T(N)) { case 1:; }
 switch ((int)EE) { case 1:; } }
int g(); constexpr int cg() { return 1; } void h(int x) { switch (kc) { case 1:; }
 switch (kk) { case 1:; }
 switch (cg()) { case 1:; }
 switch (g()) {} switch (1 + 1) {} switch (x = 1) {} switch (e1) { case e0:; }
 switch (sizeof(x)) {} switch ('a') {} switch ((x, 1)) {} switch (true) {} constexpr E le = e1; switch (le) { default:; } const int lk = x; switch (lk) {} switch (0 * x) {} switch (__builtin_constant_p(x)) {} switch (x ? 1 : 1) {} }
template <int M> struct S { void m() { switch (M) {} } enum { k = M }; void o() { switch (k) {} } };
auto l = [](auto p) { switch (sizeof(p)) {} switch (p) {} }; template <class T> void i() { if constexpr (true) { switch (2) {} } }
