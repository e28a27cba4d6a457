// c++14
struct P { int x; long y; }; struct E { explicit E(int); E(int, int); int v; }; struct S { S(P); S(int);
  int v; };
int fp(P); int fe(E); int fs(S); int fr(const P &); int fa(const int (&)[3]); int fi(int); int over(P);
  int over(const char *);
P r1(int i) { return {i, 2}; } E r2() { return {1, 2}; } P r3() { return {}; } int r4(char c) { return {c}; }
int use(int i, P p) {
  E a{1}, b = {1, 2}, c(3);
  p = {i, 3}; p.x = {4}; int k = int{5} + int{};
  P q[] = {{1, 2}, {i}};
  return fp({1, 2}) + fp({i}) + fe({1, 2}) + fs({1}) + fs({{1, 2}}) + fr({3, i}) + fa({1, 2,
    i}) + fi({6}) + fi({}) + over({1, 2}) + a.v + b.v + c.v + k + q[1].x;
}
