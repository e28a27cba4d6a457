// c++14
struct G { ~G(); int v; }; G mk(); struct T { int x; };
int jump(int n) {
  if (n == 1) goto out;
again:
  { G g; if (n-- > 5) goto again; if (g.v) return g.v; }
  n++;
out:
  return n;
}
G r1(bool b) { G a; if (b) return a; return mk(); }
T r2(int i) { if (i) return T(); return {i}; }
const T &r3(const T &t) { return t; }
void r4(int i) { if (i) return; return r4(i - 1); }
unsigned char r5(int i) { return i; }
bool r6(T *t) { return t; }
