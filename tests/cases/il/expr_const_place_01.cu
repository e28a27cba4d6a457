// c++17
struct A { int a; int b[2]; }; struct L { const char *n; int v; const A *p; A in; };
constexpr A ca{1, {2, 3}}; constexpr L tab[2] = {{"one", 1, &ca, {4, {5, 6}}}, {"two", 2, &ca, {4, {5, 6}}}}; constexpr const char *names[2] = {"aa", "bb"};
constexpr int arr[3] = {1, 2, 3}; constexpr int m[2][2] = {{1, 2}, {3, 4}}; struct B : A { int c; }; constexpr B cb{{1, {2, 3}}, 4}; constexpr const B *pb = &cb; constexpr L one = {"x", 3, &ca, {7, {8, 9}}};
void sink(int); void sinkd(double); void sinkr(const int &); void sinkc(char); void sinkp(const void *); int g; const int k = 5; const int kk = 6; void sinkA(A);
void f(int n, bool b) {
  sink(tab[1].v);
  sinkp(tab[0].n);
  sinkp(names[1]);
  sinkc(*tab[0].n);
  sinkc(*names[0]);
  sink(tab[0].p->a);
  sink((*tab[0].p).a);
  sink(tab[0].in.a);
  sink(*&arr[1]);
  sink(**m);
  sink(*m[1]);
  sink((&tab[1])->v);
  sink((tab + 1)->v);
  sink((*tab).v);
  sink(tab->v);
  sink(tab->p->a);
  sink(one.p->a);
  sinkc(*one.n);
  sink(one.in.a);
  sink(pb->a);
  sink(pb->c);
  sink(cb.a);
  sink(tab[n].v);
  sink(*&arr[n]);
  sink(b ? k : g);
  sink(b ? k : kk);
  sink((g, k));
  sink((k, g));
  sinkr(b ? k : kk);
  int x = b ? k : g, y = (g, k);
  sink((b ? k : g) + 1);
  sink((b ? k : kk) * 2);
  sink(-(b ? k : kk));
  sink(b ? pb->c : g);
  sink(b ? arr[0] : k);
  sink(b ? one.v : k);
  sink(b ? one.v : g);
  (b ? k : kk);
  if (b ? k : kk) sink(1);
  sinkA(*one.p);
  sinkA(tab[0].in);
  sinkA(one.in);
  A c1 = one.in, c2 = tab[0].in, c3 = *one.p;
  sink(one.in.b[0]);
  sink(*one.in.b);
  sink(k ? k : g);
  sink(true ? k : g);
  sink(false ? g : one.v);
  return (void)(b ? k : kk);
}
int r1(bool b) { return b ? k : kk; }
int r2(bool b) { return b ? k : g; }
int r3(bool b) { return b ? k : 3; }
const int &r4(bool b) { return b ? k : kk; }
