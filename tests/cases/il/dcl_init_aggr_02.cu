// c++17
struct B { int b; }; struct D : B { int d; }; struct C { C(int); ~C(); int v; }; struct H { int a; C c;
  C e = 4; }; template <class T> struct W { T t; int n; };
C mk(int);
int aggr(int n) {
  D a = {{1}, 2}, b{{n}}, c = {1, n};
  H d = {1, 2}, e{n, C(3), mk(n)}, f = {.a = 1, .c = 5};
  W<C> g = {n, 2}; W<int[2]> h = {{1, n}, 3}; W<const char *> i{"w"};
  C arr[] = {1, C(2), mk(3)}; C two[2] = {n, 4}; H hs[2] = {{1, 2}, {3, 4}};
  return a.b + b.d + c.b + d.c.v + e.e.v + f.a + g.t.v + h.t[1] + *i.t + arr[1].v + two[0].v + hs[1].a;
}
