// c++17
struct O { int v; O *operator&(); O operator-() const; O operator+() const; bool operator!() const;
  O operator~(); int operator*() const; };
int use(O o, const O c) {
  O *p = &o;
  const O *q = __builtin_addressof(c);
  O n = -o;
  O m = +c;
  return *o + !c + (~o).v + p->v + n.v + m.v + q->v + -(-o).v + !!o + *-c;
}
