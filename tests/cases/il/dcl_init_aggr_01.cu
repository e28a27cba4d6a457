// c++14
struct P { int x, y; }; struct L { P a, b; int n; }; struct D { int v = 3; const char *s = "d"; int w{v + 1};
  }; struct A { int a[3]; P p[2]; char s[4]; union { int u; float f; }; };
int aggr(int n, P q) {
  P a = {1, 2}, b = {n}, c = {};
  L d = {{1, 2}, {3}, 4}, e = {1, 2, 3, 4, 5}, f = {q, {n, n}};
  D g, h = {1}, i{2, "x"}, j = {};
  A k = {{1, 2}, {{3, n}}, "ab", {5}}, l = {};
  int m[] = {1, n, 3}, o[2][2] = {{1}, {2, n}}, r[4] = {}; P s[] = {{1, 2}, q, P{3, n}};
    const char *t[2] = {"a"}; int u[2][2] = {1, 2, 3};
  return a.x + b.y + c.x + d.n + e.b.y + f.a.x + g.v + h.w + i.w + *j.s + k.p[0].y + l.a[1] +
    m[1] + o[1][1] + r[2] + s[1].x + *t[0] + u[1][0];
}
