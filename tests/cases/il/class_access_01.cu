// c++14
class A { int p; protected: int q; void pf(); public: int r; friend class F; friend int fr(A &a);
  friend struct B; static int sp(A &a) { return a.p + a.q; } A(int n) : p(n), q(n), r(n) {} };
  struct B : protected A { B() : A(3) {} using A::r; int f(B &b) { pf(); return q + b.q + A::q + this->r; } };
  class F { public: int f(A &a) { a.pf(); return a.p * a.q; } }; int fr(A &a) { return a.p - a.q + a.r; }
  struct C : B { int g(C c) { return c.q + q + r + f(c); } };
int use(A a, B b, C c) { return fr(a) + F().f(a) + A::sp(a) + b.f(b) + c.g(c) + b.r + a.r; }
