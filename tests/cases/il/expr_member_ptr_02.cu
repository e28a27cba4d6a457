// c++17
struct B { int b; int f(int) const; virtual int v(); int arr[2]; static int s; }; struct D : B { int d;
  int g() noexcept; int (D::*self)() = &D::g; int call() { return (this->*self)() + this->*pm; }
  int D::*pm = &D::d; }; template <class C, class T> T get(C &c, T C::*m) { return c.*m; }
  template <class C, class R, class... A> R inv(R (C::*f)(A...) const, const C &c, A... a) {
  return (c.*f)(a...); } template <int B::*M> int sel(B b) { return b.*M; } typedef int (D::*PF)();
  typedef int D::*PD;
int use(D d, D *p, const B &b, bool t) {
  PF f = &D::g; PD m = &D::d, n = &B::b; int (B::*bf)(int) const = &B::f; int (B::*vf)() = &B::v;
    PF up = &D::v; m = t ? m : n; PF e = nullptr; f = t ? f : up; int (B::*am)[2] = &B::arr; int *sp = &B::s;
    const PD cm = n;
  return (d.*f)() + (p->*f)() + d.*m + p->*n + (b.*bf)(1) + (d.*bf)(2) + (p->*vf)() + (d.*am)[1] +
    *sp + get(d, m) + get(d, &B::b) + inv(bf, b, 3) + sel<&B::b>(d) + (f == up) + (m != nullptr) +
    !e + d.*cm + d.call() + (d.*d.self)() + (&d->*m) + (t ? d : *p).*m;
}
