// c++14
struct T { int a, b; }; struct N { N(const N &); int v; }; union U { int i; float f; };
void ft(T); void fn(N); void fu(U); T rt(const T &t) { return t; } N rn(const N &n) { return n; } U ru(U *u) {
  return *u; }
int use(T t, const T ct, N n, const N cn, U u, T *p, T &r, T arr[2], volatile int v) {
  ft(t); ft(ct); ft(*p); ft(r); ft(arr[1]); fn(n); fn(cn); fu(u);
  T x = ct, y = *p, z = arr[0], w = r; U o = u; N m = cn;
  t = ct; *p = r; arr[1] = t; u = o;
  int i = v; v = i; v++;
  return x.a + y.b + z.a + w.b + o.i + m.v + rt(t).a + rn(n).v + ru(&u).i + (t, 1);
}
