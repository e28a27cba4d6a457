// c++14
struct P { int x, y; }; struct C { C(int); C(int, int); ~C(); operator int() const; }; enum E { e0 };
  typedef unsigned long UL; typedef int *IP;
int fun(double d, long l, P p) {
  int a = int(d) + int() + UL(l) + E(1) + bool(l) + char(65);
  P q = P(), r = P(p);
  C c = C(1);
  IP ip = IP(0);
  return a + q.x + r.y + C(2) + C(3, 4) + (ip == 0) + double(a) + C(5).operator int();
}
