// expect: 70 error 16
// expect: 153 error 16
// expect: 70 error 17
// expect: 153 error 17
// expect: 153 error 17
// expect: 70 error 18
// expect: 70 error 18
// expect: 153 error 18
// expect: 70 error 19
// expect: 153 error 19
// expect: 70 error 20
// expect: 137 error 20
// expect: 153 error 20
// expect: 153 error 20
class Signal;
int z1() { Signal wrong; auto l2 = [](int n) { n.x(); }; return 0; }
int z2() { Signal wrong; struct L { void f(int n) { n.y(); } }; return [](int n) { n.x(); return n; }(3); }
struct M { int f() { Signal wrong; auto l2 = [this](int n) { n.x(); }; return 0; } Signal s; };
template <class T> int z3(T t) { Signal wrong; auto l2 = [](int n) { n.x(); }; return 0; }
int last() { Signal wrong; int i = 1; auto l1 = [i] { i = 3; }; auto l2 = [](int n) { n.x(); return [](int m) { m.q(); }; }; return 0; }
