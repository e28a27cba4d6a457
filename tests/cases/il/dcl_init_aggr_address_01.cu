// c++17
struct D { int v = 3; const char *s = "d"; int w{v + 1}; }; struct E { int a = 1, b; }; struct S { const char *s; int n; }; struct T { int *p; int n; }; struct U { int x; S s; int y[2]; }; int gi; struct F { int (*f)(int); int k; }; int fn(int); struct G { int x = 1; int y = x; }; struct H { G g; int z = 2; };
void sink(D); void sink(E); void sink(const S &); void sink(G);
void f(int n) {
  const char *t[2] = {"a"};
  const char *t2[2] = {"a", "b"};
  const char *t3[] = {"a", nullptr};
  S s1 = {"a"};
  S s2 = {"a", 1};
  S s3[2] = {{"a", 1}};
  T p1 = {&gi};
  T p2 = {nullptr};
  U u1 = {1, {"a"}};
  U u2 = {1};
  F f1 = {fn};
  F f2 = {fn, 3};
  int *ip[3] = {&gi};
  D d1 = {1};
  D d2{2, "x"};
  D d3 = {};
  D d4{n};
  E e1 = {5};
  E e2{};
  E e3 = {5, 6};
  E e4{n};
  G g1{};
  G g2 = {4};
  G g3 = {n};
  H h1{};
  H h2 = {{2}, 3};
  H h3 = {{n}};
  sink({"q"});
  sink(G{});
  sink(G{3});
  static const char *st[3] = {"z"};
  const S cs[] = {{"k", 1}, {"l"}};
  E ea[2] = {};
  G ga[2] = {{1}};
}
