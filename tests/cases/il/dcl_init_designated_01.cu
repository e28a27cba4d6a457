// c++20
struct P { int x; int y = 2; int z; }; struct Q { P p; int a[3]; P q; }; struct C { C(int); C(const C &); ~C(); int v; }; struct H { int a; C c; int b = 4; };
union U { int i; float f; }; struct O { int a; U u; double d; };
void fp(P); void fr(const P &);
void f(int n) {
  P a{.x = 3}, b = {.y = n}, c{.x = 1, .z = n};
  P a1{.z = 3};
  P a2{.y = 3, .z = 4};
  P a3{.x = 1, .y = 3, .z = 4};
  Q d = {.p = {.y = 4}, .a = {1, n}}, e{.p{.x = n}};
  Q d2 = {.a = {1, 2}};
  H h{.a = 1, .c = 3};
  U u{.f = 1.0f}; U v = {.i = n};
  O o{.u = {.f = 2}, .d = 1}; O o2{.a = n};
  int arr[4] = {[1] = 5, [2] = n}; int ar2[] = {[0 ... 2] = 4}; int ar3[5] = {[2] = 3, [4] = n};
  fp({.x = 1}); fr({.z = n}); fp(P{.y = 2});
  P f(1, 2, n); P g(1); P h2(n, 2); Q i(P{1}); int j[3](1, 2); P k(1, 2, 3); P *l = new P(1, n); fp(P(1, 2));
}
