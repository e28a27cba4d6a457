// c++14
struct R { R &a(int); R b(int) const; R *c(); int v; operator int() const; R &operator[](R);
  R operator()(R, int) const; }; R mk(int); int id(int); R &lv(R &); const R &cr(const R &);
int use(R r, const R c) {
  return id(id(mk(id(1)).v)) + r.a(1).a(id(2)).v + r.b(mk(3)).b(4).v + r.c()->c()->a(5).b(6) +
    lv(lv(r)).v + cr(cr(r).b(1)) + r[r[mk(1)]].v + r(r(mk(2), r.v), id(c)).v + c.b(c).b(c.b(1)) +
    id(mk(mk(mk(1)))) + (&lv(r))->v + (*r.c()).a(7).v + mk(1).a(2).v + lv(r).b(lv(r)).v;
}
