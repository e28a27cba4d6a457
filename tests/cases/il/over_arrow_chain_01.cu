// c++14
struct T { int v; int f(int) const; T *n; }; struct P1 { T *operator->() const; T &operator*() const; };
  struct P2 { P1 operator->() const; P1 &operator[](int) const; }; struct P3 { const P2 &operator->() const;
  P2 get() const; }; template <class X> struct Sp { X *p; X *operator->() const { return p; }
  X &operator*() const { return *p; } explicit operator bool() const { return p; } Sp &operator=(X *q) {
  p = q; return *this; } };
int use(P1 a, P2 b, P3 c, Sp<T> s, Sp<const T> ct, Sp<Sp<T>> ss) { a->v = b->v; c->f(b->n->v); (*a).v++;
  s = a->n; s->n->v = (*s).f(1); return a->f(1) + b->f(2) + c->n->f(3) + c.get()->v + b[1]->v +
  (*b[2]).v + s->v + (s ? s->v : 0) + ct->f(4) + (*ss)->v + ss->p->v + (**ss).v + c.operator->()->v +
  a.operator->()->v + (&s)->operator->()->v; }
