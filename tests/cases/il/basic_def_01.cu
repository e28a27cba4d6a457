// c++14
struct S;
S *fwd(S *);
extern int e;
int e = 2;
int decl(int), decl2(char); int def(int a) { return decl(a) + e; }
struct S { int v; S *n; };
S *fwd(S *s) { return s->n ? fwd(s->n) : s; }
int use(S s) { return fwd(&s)->v + def(3); }
