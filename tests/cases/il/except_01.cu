// c++14
struct E { int v; E(int); E(const E &); ~E(); }; struct F : E { F() : E(2) {} }; int f(int);
int tr(int n) {
  try { if (n) throw 1; f(n); throw E(3); }
  catch (int i) { n = i; }
  catch (const E &e) { n = e.v; throw; }
  catch (F f) { return f.v; }
  catch (const char *s) { n = *s; }
  catch (...) { return -1; }
  try { try { throw F(); } catch (E &e) { e.v++; throw e; } } catch (E) { n++; }
  return n ? n : throw "zero";
}
