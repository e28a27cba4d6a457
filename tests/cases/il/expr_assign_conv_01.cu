// c++14
enum E { e0, e1 }; struct A { int v; A &operator=(int); operator bool() const; }; struct B { A a; int b : 4;
  bool t : 1; E e : 2; float f; char c; short s[2]; const char *p; void *v; int (*fn)(int); }; int g(int);
  int h(double);
int use(B b, B *p, int i, double d, long l, unsigned char u) {
  b.a = i; b.a = b.a; b.b = l; b.t = d; b.t = b.a; b.e = e1; b.e = E(i); b.f = i; b.f = d; b.c = i + u;
    b.s[0] = b.s[1] = u; b.p = 0; b.p = b.t ? "x" : nullptr; b.v = &b; b.v = p; b.fn = g; b.fn = &g;
    b.fn = nullptr; p->b = p->t = p->c = i; p->f = p->b = d; i = b.f = l; d = i = b.s[0]; u = d; u = -1;
    l = u << 3; i = b.c; i = e1; d = b.e; b.c = 'a' + 1; b.s[i] = (short)l;
  return i + d + l + u + b.b + b.t;
}
