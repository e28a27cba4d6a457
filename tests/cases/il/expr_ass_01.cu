// c++14
struct P { int x; int arr[2]; }; struct C { C &operator=(const C &); C &operator=(int); int v; }; struct M {
  M &operator=(M &&); C c; }; struct I { C c; int n; };
P mk(); C mc(); M mm();
int ass(int i, short s, double d, int *p, const char *q, P a, P b, C c, C e, M m, I j, I k, bool t, P *pp) {
  i = s; s = i; d = i; i = d; t = p; p = nullptr; q = "x"; p = &i; p = 0;
  a = b; a = mk(); a = P(); a = {1, {2, 3}}; *pp = a; pp->arr[1] = a.arr[0];
  c = e; c = 3; c = mc(); c = {}; m = mm(); m = static_cast<M &&>(m); j = k; j = I();
  i = s = 4; (i = 3) = 2; i = (s, 5);
  return i + s + (d = 1.5) + (c = e).v + (a = b).x;
}
