// expect: 70 error 6
// expect: 70 error 7
// expect: 70 error 8
// expect: 70 error 10
// Variables and members of type void are reported once: nothing is said of their uses.
void v;
void w = 1;
int f() { v.x(); w.x(); int i = v; void u; u.x(); return u; }
template <class T> int g(T t) { v.x(); return t; }
struct S { void m; };
int h(S s, S *p) { s.m.x(); p->m = 1; return s.m; }
