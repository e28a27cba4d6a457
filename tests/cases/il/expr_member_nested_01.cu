// c++14
struct A { struct B { struct C { int v; int *p; const int k; } c, cs[2]; B *up; C &r; static C st; } b, *pb;
  const B cb; mutable B mb; B &rb; const B &crb; volatile B vb; };
int use(A &a, const A &c, A *p, const A *q, A *const *pp, A arr[3]) {
  a.b.c.v = c.b.c.v; p->pb->up->c.v = q->pb->c.v; a.cb.c.v; c.mb.c.v = 3; c.rb.c.v = 4; a.crb.c.v;
    c.pb->cs[1].v = 5; (*pp)->b.r.v = 6; arr[1].b.cs[0].v++; *a.b.c.p = *c.cb.c.p; a.vb.c.v = a.b.st.v;
  return (*p).b.c.k + (&a)->rb.c.v + q->b.up->up->r.v + (*(*pp)).pb[1].c.v + (arr + 1)->mb.cs->v +
    c.vb.c.v + A::B::st.v + a.b.A::B::c.v + q->crb.cs[a.b.c.v].k;
}
