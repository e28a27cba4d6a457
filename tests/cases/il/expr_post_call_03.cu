// c++17
struct B { virtual int v(int = 1); int n(); virtual ~B(); };
struct D : B { int v(int = 2) override; using B::n; int n(int); static int s(int); };
int use(B &b, D &d, B *bp, D *dp) {
  return b.v() + d.v() + bp->v(3) + dp->v() + d.B::v() + dp->B::n() + d.n() + d.n(4) + d.s(5) +
    dp->s(6) + D::s(7) + D().v() + static_cast<B &>(d).v();
}
