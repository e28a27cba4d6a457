// c++14
struct N { N *l, *r; int v; N &get(int); N operator+(const N &) const; int operator()(int) const;
  N *operator[](int); }; int f(int); int g(int, int);
int deep(N *n, N &m, int i) { return f(g(f(i + 1), g(f(i) * 2, f(f(f(i)))))) + n->l->r->l->v +
  m.get(1).get(2).l->get(i).v + (m + m + *n + *n->l)(i) + (*m[1])[2]->l->v + g(n->v ? f(i) : g(i,
  i), -(-(-i))) + ((((i + 1) * 2 - 3) / 4) % 5 << 6) + (i ? i ? 1 : 2 : i ? 3 : 4) + (*(*(&m.l))).v +
  (&(&m)->l[i])->r[i + 1].v; }
