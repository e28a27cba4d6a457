// c++20
struct A { int v; bool operator==(const A &) const; bool operator==(int) const; }; struct B {
  bool operator==(const A &) const; operator int() const; }; struct D { int a, b;
  bool operator==(const D &) const = default; }; struct E { friend bool operator==(const E &, int); };
  enum class F { x };
bool use(A a, A b, B c, D d, D e, E f, int i, F g) { return (a == b) + (a != b) + (a == 1) +
  (1 == a) + (2 != a) + (a != i) + (c == a) + (a == c) + (d == e) + (d != e) + (f == 3) + (4 == f) +
  (5 != f) + (g == F::x) + (c == 6) + (i != c); }
