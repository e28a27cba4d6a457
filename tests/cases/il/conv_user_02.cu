// c++17
struct A { A(int, int = 2); A(const char *); };
struct B { operator A() const; operator int &(); };
A conv(B b, bool c) {
  A a = 3;
  A d = "x";
  A e = b;
  A f(b);
  int &r = b;
  int s = b;
  const A &g = 4;
  A &&h = b;
  if (c) return 5;
  if (r + s) return "y";
  return b;
}
