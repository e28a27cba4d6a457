// c++17
struct B { int f(); int v; virtual int w(); };
struct D : B {
  int f();
  int w() override;
  int use(D *d) { return B::f() + D::f() + d->B::w() + d->w() + this->B::v + B::v; }
};
int out(D &d) { return d.B::f() + d.f() + d.::B::v; }
