// c++14
struct In { int q; const int c; }; struct S { In in; In *p; In &r; In arr[2]; static In s; int bits : 4;
  unsigned ub : 3; };
int mem(S &s, const S &c, S *p, const S *cp, S (*mk)()) {
  s.in.q = c.in.q + p->in.c;
  s.p->q = (*p).r.q;
  cp->p->q = cp->r.q + c.arr[1].q;
  p->s.q = s.s.c + S::s.q;
  s.bits = 3;
  s.ub++;
  return mk().in.q + (p + 1)->in.q + p[2].bits + (&s)->ub + c.bits - cp->ub;
}
