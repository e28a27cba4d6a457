// c++17
struct C { int v; C(int); C(const C &); ~C(); const C &self() const; };
C make(int);
int temps() {
  const C &a = make(1);
  const C &b = C(2);
  int v = make(3).v + C(4).self().v;
  C c = make(5);
  return a.v + b.v + c.v + v;
}
