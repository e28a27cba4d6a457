// c++17
struct A { int x; double y; }; struct B { B(int, double); B(A); int v; }; struct C { C(A, int = 1); int v; };
int f(A); int g(B); int h(C); int k(const A &, B &&); int m(int); int m(A, int); int n(const char (&)[3]);
A ra() { return {1, 2.5}; } B rb(int i) { return {i, 1}; } C rc() { return {{1, 2}, 3}; } int ri() {
  return {7}; }
int use(int i) {
  A a = {i}; a = {i, 2}; a = {}; B b = {1, 2}; b = {i, 3.5}; C c{{1}}; c = {{i, 1}};
  return f({}) + f({1}) + g({1, 2}) + g({{1, 2}}) + h({{1}}) + h({a, i}) + k({1, 2}, {3, 4}) +
    m({5}) + m({1, 2}, 3) + n({'a', 'b'}) + a.x + b.v + c.v;
}
