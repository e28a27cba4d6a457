// c++14
union U { int i; float f; struct { short lo, hi; } p; U() : i(3) {} U(float x) : f(x) {} }; struct V {
  int tag; union { int i; double d; const char *s; }; union { long x; } n; }; typedef union { int a;
  char b[4]; } Anon;
int un(U u, V v, Anon a, V *p) {
  U w, x(1.5f), *y = &w; V z = {1, {2}}; Anon b = {0x1234}; v.d = 2.5; p->s = "s"; v.n.x = u.i; x.p.hi = 4;
    y->f = a.b[1];
  int r = 1; asm("nop"); asm volatile("mov %1, %0" : "=r"(r) : "r"(u.i) : "memory"); static union { int q; };
    q = r;
  return u.f + w.i + x.p.lo + v.i + z.tag + *p->s + b.b[0] + a.a + q + v.n.x;
}
