// c++14
struct S { int x; int arr[2]; int f(int) const; static int g(int); };
int S::*px = &S::x;
int (S::*pa)[2] = &S::arr;
int (S::*pf)(int) const = &S::f;
int (*pg)(int) = &S::g;
int use(S s, const S *p) { return s.*px + (s.*pa)[1] + (p->*pf)(2) + pg(3) + (s.*pf)(4) + p->*px; }
