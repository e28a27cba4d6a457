// c++14
struct S { int v; int *p; int &r; int *&rp; S *self; int (&ar)[2]; int &f(); const int &cf() const;
  int *&pf(); }; int *&rp(); int *const &crp(); int &(*fr)(); const S &cs(); S *const &spr();
int use(S &s, int *&p, int *const &cp, int *&&rrp, const S *const *q, int &&rr) { int *&a = p;
  int *const &b = p; const int *const &c = p; int &d = *p, &e = d, *f = &e; int &&g = static_cast<int &&>(d);
  S *&h = s.self; p = f; a = &d; *a = 3; s.r = *cp; s.rp = p; *s.rp = s.r; s.f() = 4; *s.pf() = 5; s.pf() = p;
  *rp() = 6; rp()++; e++; rr = g; rrp = f; h->self->r = (*q)->v;
  return *b + *c + d + e + g + h->v + s.ar[1] + s.cf() + *crp() + fr() + cs().r + *cs().rp +
  spr()->v + *rrp + rr + &d - f + (&s.r == s.p) + *&d; }
