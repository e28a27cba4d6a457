// c++14
struct B { int b; int f(); int g() const; }; struct D : B { int d; };
int D::*pd = &B::b;
int (D::*pf)() = &B::f;
int use(D d, int B::*pb, int (B::*q)() const) {
  int D::*x = pb;
  int (D::*y)() const = q;
  x = &D::d;
  x = nullptr;
  bool t = pb;
  return d.*pd + (d.*pf)() + (d.*y)() + d.*x + t + (pb == &B::b) + (x != nullptr) + !q;
}
