// c++14
struct R { R(int); ~R(); int v; }; R mk(int); int f(const R &, int); struct M { R a, b; int c;
  M(int n) : a(n), b(mk(n)), c(f(a, n)) { R local(1); if (n) throw local; } ~M() { R x(2); } };
int use(int n) { R a(1); int s = 0; try { R b(2); if (n > 1) throw 3; { R c = mk(n); s += c.v;
  if (n > 2) return s; } M m(n); s += m.c; } catch (const R &r) { R e(r.v); s += e.v; } catch (int i) {
  if (i) throw; } for (int i = 0; i < n; i++) { R d(i); try { if (d.v == 2) continue; if (d.v == 3) break;
  f(d, mk(i).v); } catch (...) { s--; } } R arr[2] = {1, mk(2)};
  return f(mk(1), mk(2).v) + arr[1].v + (n ? mk(3).v : R(4).v) + s; }
