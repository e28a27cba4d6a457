// c++17
namespace automatic {
template <class T> void f(T t, T *q, int i) {
  auto it = t.find(); auto *pt = t.ptr(); const auto c = t.c(); auto &r = t.r(); decltype(auto) d = t.d();
  it->x; it->y(); (*it).z; it.w; *it; it[1]; it + 1; ++it; it->x = 3; g(it->x); i = it->x; it->x + 1; it->x->y; it->x.y; !it->x; &it->x; it->template h<int>(); it->x[2]; if (it->x) i = 1; while (it->z()) ; it == it; t(it); it->*t; -it; !it; it && it; it ? 1 : 2; (int)it; sizeof(it); it->x == 2; it->x == t;
  pt->x; c->x; r->x; d->x; t->x; q->x; this_is(it->x); return;
}
template <class T> auto g2(T t) { auto it = t.find(); return it->x; }
template <class T> int g3(T t) { auto it = t.find(); int k = it->x; auto k2 = it->x; auto &k3 = it->x; for (auto e : it->x) e->go(); for (auto *e : t) e->go(); for (auto &e : t) e->go(); return it->x; }
}  // namespace automatic
template <class T> struct P { T *operator->() const; explicit operator bool() const; T &operator*() const; P(); bool ok; T *raw; }; template <class T> using PA = P<T>; struct Plain { explicit operator bool() const; Plain *operator->(); int x; };
template <class T> struct S { struct N { T v; P<N> next; N *raw; }; P<N> root; PA<T> al; using H = P<S>; H h; typedef typename T::type D; D d; T t; P<int> known; Plain pl; N *np; N n;
 void f(P<T> p, const P<T> &cp, P<T> *pp, P<N> &rp, N nn, N *pn, typename T::type dep, T tt) { if (root) t = 1; if (al) t = 1; if (h) t = 1; if (d) t = 1; if (t) t = 1; if (known) t = 1; if (pl) t = 1; if (p) t = 1; if (cp) t = 1; if (*pp) t = 1; if (rp) t = 1; if (!root) t = 2; if (root && p) t = 3; while (*pp) t = 4; bool b(root); if (n) t = 1; if (np) t = 1; if (nn) t = 1; if (pn) t = 1; if (dep) t = 5; for (; root; ) t = 6; do t = 7; while (p); if (root || p) t = 1; if (P<T> l = p) t = 1; if (p.ok) t = 1; if (p.raw) t = 1; if (pp->raw) t = 1;
 root->v; al->x; h->y; d->z; t->w; p->a; cp->b; (*pp)->c; rp->v; pp->raw; pl->x; np->v; pn->v; n.v; root.ok; p.ok; (*p).x; *p; *root; p->a = 1; p->a->b; p->g(1); root->next->v; this->root->v; } };
