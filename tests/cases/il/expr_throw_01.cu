// c++14
struct E { E(const char *); E(const E &); ~E(); int c; }; struct D : E { D(); }; E mk(); int f(int i) {
  return i > 0 ? i : throw E("neg"); } int g(bool b) { b ? throw 1 : throw 2L; }
int th(int i, E e, const D &d, int *p, int (&a)[2], int (*fn)(int)) {
  if (i == 1) throw i; if (i == 2) throw e; if (i == 3) throw d; if (i == 4) throw mk(); if (i == 5) throw p;
    if (i == 6) throw a; if (i == 7) throw fn; if (i == 8) throw "lit"; if (i == 9) throw E("x");
    if (i == 10) throw D(); if (i == 11) throw f; if (i == 12) throw nullptr;
    if (i == 13) throw static_cast<E &&>(e); if (i == 14) throw (i + 1, 2.5f); if (i == 15) throw i ? e : mk();
  return i ? f(i) : (throw 3, 4);
}
