// c++17
struct B { int v = 1; int area() const { return v; } int mod() { return v; } }; struct R : B { double w = 1; R() = default; R(int a) : w(a) {} int own() const { return 1; } int ownm() { return 2; } };
struct C : B { constexpr C(int n) : k(n) {} int k; };
int f(int n) { return R().area(); }
int g(int n) { return R(2).area() + R{}.area() + R().own(); }
int h(int n) { return R().mod() + R().ownm() + R().v + C(2).area() + C(n).area() + C(3).mod(); }
