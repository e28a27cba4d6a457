// c++17
struct A { explicit A(int); explicit A(int, int); explicit operator int() const; int v; }; struct B { B(int);
  explicit B(double); explicit B(const char *); operator long() const; int v; }; struct C {
  template <class T> explicit C(T); C(A); };
A mk(int n) { return A(n); } B mb(int n) { return n; } int fb(B); int fc(C);
int use(A a, B b) { A c(1), d{2}, e(3, 4), f{5, 6}, g = A(7), h = static_cast<A>(8);
  B i = 1, j(2.5), k = B("x"), l = 'c'; int m = static_cast<int>(a), n(a), o = (int)a; long p = b;
  return fb(3) + fb(B(1.5)) + fc(a) + fc(C(2)) + c.v + d.v + e.v + f.v + g.v + h.v + i.v + j.v +
  k.v + l.v + m + n + o + p + int(a) + mb(4).v; }
