// c++17
template <class T> T mk(T);
template <class F> int sub(F f) { auto p = mk(f); int r = 0; auto l = [p] { (*p)(); p(); p->x; p.y; return *p + p[0]; }; auto l2 = [&p] { (*p)(); return *p; }; auto l3 = [f] { (*f)(); return f(2) + *f; }; return l(); }
int use() { auto add = [](auto v) { return v + 1; }; auto fin = [add](auto v) { return add(v) * 2 + add(3); }; return fin(2); }
