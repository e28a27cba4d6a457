// c++17
struct T { int v; T(int); T(const T &); ~T(); T operator+(const T &) const; const T &r() const; T *p();
  operator bool() const; }; T mk(int); const T &id(const T &t) { return t; } void sink(const T &, T);
  struct H { const T &r; T v; };
int tmp(int n, T t) { const T &a = mk(1), &b = id(mk(2)), &c = mk(3) + t;
  T d = mk(4) + mk(5), e = n ? mk(6) : T(7); H h{mk(8), mk(9)}; sink(mk(1), mk(2)); sink(t, t); mk(3);
  mk(4).r(); mk(5).p()->v++; if (mk(6)) n++; while (mk(7) && n) n--; for (T i = mk(0); mk(8); mk(9)) break;
  switch (mk(1).v) { case 1: mk(2); } int x = mk(3).v + (mk(4) + mk(5)).v; bool z = mk(6) || mk(7);
  const int &y = mk(8).v; T &&w = mk(9); T arr[] = {mk(1), 2, t}; throw mk(n);
  return a.v + b.v + c.v + d.v + e.v + h.r.v + x + z + y + w.v + arr[0].v + (mk(1), 2) + (z ? mk(1).v : 3); }
