// c++17
template <class T> struct V { struct I { int v; }; typedef I *iterator; iterator begin(); typename T::iterator tb(); };
template <class T> void f(typename V<T>::iterator p, typename T::iterator q, T t) {
  typename V<T>::iterator a = V<T>().begin(); a->v; (*a).v; typename V<T>::iterator b; b->v; p->v; q->v; t->v;
  typename T::iterator c = t.begin(), d; c->v; d->v; c.v; T e = t; e->v; T g; g->v; const typename T::iterator h = c; h->v; for (typename T::iterator i = t.begin(); i != t.end(); ++i) { i->v = 3; i->go(); if (i->v) ++(i->v); } static typename T::iterator s = c; s->v; auto k = c; k->v; typename T::iterator m(c); m->v; typename T::iterator &r = c; r->v;
}
