// c++14
void none(); int one(int); int two(int, double = 2.5); int var(const char *, ...);
  int def(int = one(3), int * = nullptr, const char * = "d");
struct S { int v; }; struct N { N(); N(const N &); ~N(); };
int st(S); int nt(N); int cr(const S &, const N &);
int use(short s, float f, S a, N n) {
  none();
  return one(s) + one(f) + two(1) + two(1, s) + var("f", s, f, 'c', true, a.v) + def() + def(1) +
    def(2, 0) + st(a) + nt(n) + cr(a, n) + nt(N()) + st(S());
}
