// expect: 165 error 16
// expect: 165 error 16
// expect: 165 error 16
int h(int = 0);
int h2(int, int = 1);
struct S { static int m(int = 3); int n(int = 4); };
int (*p)(int) = h;
int (&r)(int) = h;
constexpr int (*kp)(int) = h;
int u = 1;
void by_the_function(S s) {
  (*h)(); (*&h)(); (+h)(); (**h)(); ((h))(); (u ? h : h)(); (&S::m)(); (*h2)(1); (s.n)();
  [] { (*h)(); }();
}
void by_reference() { r(); (*r)(); }
void by_pointer() { p(); kp(); (*p)(); }
