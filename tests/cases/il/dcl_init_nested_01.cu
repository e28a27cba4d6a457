// c++17
struct A { int x; struct { int y, z; } in; int arr[2][2]; }; struct B { A a; A as[2]; const char *s[2]; };
  template <class T> struct W { T t[2]; W<T *> *n; }; struct R { const int &r; int &&m; }; struct F {
  int (*f)(int); int A::*p; void *v; bool b; double d; }; int g(int); enum E { e1 };
int use(int i, A p) {
  A a = {1, {2, 3}, {{4, 5}, {6, i}}}, b = {1, 2, 3, 4, 5, 6, 7}, c = {i}, d{1, {i}, {{2}}};
  B e = {p, {{1}, p}, {"a"}}, f = {{1, {2}}, {}, {"x", "y"}}; W<int> h = {{1, i}, nullptr}; R r = {i, 3};
  F k = {g, &A::x, &a, true, 1}, l = {[](int z) { return z; }}; int m[][2] = {{1, 2}, {i, 4}, {}};
  A n[] = {a, {1}, {2, {3, 4}}}; const char *s[][2] = {{"a", "b"}, {"c"}}; double o[] = {1, 2.5f, 'c', 4ul};
  E en{e1}; short q[] = {1, 'b', true}; return a.in.y + b.arr[1][1] + c.x + d.in.z + e.as[1].x +
  *f.s[1] + h.t[1] + r.r + r.m + k.f(1) + a.*k.p + l.f(2) + m[1][0] + n[2].in.z + *s[1][0] +
  o[2] + en + q[2] + k.d; }
