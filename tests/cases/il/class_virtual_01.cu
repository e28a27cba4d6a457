// c++14
struct A { virtual int f(int = 1); virtual int g() const = 0; virtual A *self(); virtual ~A(); int n();
  int call() { return f() + g() + A::f(2) + this->f(3) + n(); } A(); }; struct B : virtual A {
  int f(int = 2) override; int g() const override { return 3; } B *self() override; }; struct C : virtual A {
  int h() { return f(4) + self()->g(); } int g() const override; }; struct D : B, C { int g() const final {
  return B::g() + C::g() + A::g(); } D *self() override { return this; } int f(int) override { return B::f(5);
  } };
int A::g() const { return 1; } A::A() { f(); A::f(); }
int use(A *a, B &b, D d, C *c) { int (A::*p)(int) = &A::f; int (B::*q)() const = &B::g;
  return a->f() + b.f() + d.f(6) + c->h() + d.self()->g() + b.self()->B::f() + (a->*p)(7) + (d.*q)() +
  a->self()->f() + static_cast<A &>(d).g() + d.call() + b.A::f(); }
