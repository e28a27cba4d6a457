// expect: 28 error 3
template <class T> void t(T n) { int y = 0; constexpr int z = y; }
template <class T> void t2(T n) { int y = 0; static_assert(y, ""); }
template <class T> void t3(T n) { int y = 0; switch (y) { case y: ; } }
template <class T> void t4(T n) { static int y = 0; constexpr int z = y + 1; }
int g; template <class T> void t5(T n) { constexpr int z = g; if constexpr (g) {} int a[3]; constexpr T q = g; }
template <class T> struct W { static constexpr int v = g; int m[g]; enum { E = g }; int b : g; };
template <class T> constexpr int vt = g;
template <int N> struct I {}; template <class T> void t6() { I<g> i; }
int fn(); template <class T> void t7() { constexpr int h = fn(); static constexpr int k = fn(); }
