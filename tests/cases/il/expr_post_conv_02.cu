// c++17
struct P { int x; double y; }; struct C { C(); C(int); ~C(); int v; }; struct A { int a[2]; P p; };
int brace(int i) {
  int a = int{3} + int{} + long{4};
  P p = P{1, 2.5}, q = P{i}, r = P{};
  A b = A{{1, i}, {2, 3}};
  return a + p.x + q.y + r.x + C{}.v + C{i}.v + P{i, 2}.x + b.a[1] + A{}.p.x;
}
