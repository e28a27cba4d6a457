// c++17
struct S { int v; const int c; int &r; int arr[2]; S *next; }; int f(int); const S &cs(); int &ri(); S mk();
  template <class T> struct W { T t; auto get() const { return t; } auto &ref() { return t; } };
auto plain(int a) { return a * 1.5; } auto trail(int a) -> long { return a; } decltype(auto) fwd(int &a) {
  return (a); } auto ptr(S *s) { return s->next; } auto lam() { return [](int a) { return a + 1; }; }
int autos(S &s, int i, const int *p, W<short> w) {
  auto a = s.c; auto b = s.r; auto &c = s.c; const auto d = i; auto *e = p; auto g = p; auto h = s.arr;
    auto &j = s.arr; auto k = f; auto &l = cs(); auto m = cs(); auto &&n = ri(); auto &&o = mk();
    auto q = 1.5f; auto r = "s"; auto u = w.get(); auto &v = w.ref();
  return a + b + c + d + *e + *g + *h + j[1] + k(1) + l.v + m.v + n + o.v + q + *r + u + v +
    plain(i) + trail(i) + fwd(i) + ptr(&s)->v + lam()(3);
}
