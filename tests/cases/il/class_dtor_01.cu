// c++14
struct A { ~A(); int v; }; struct B { ~B() { v = 0; } int v; A a; A arr[2]; }; struct C : B, virtual A { ~C();
  C(); A *p; B q; }; C::~C() { delete p; p->~A(); q.~B(); } struct D { A a; }; struct E : D { };
void use(C *c, E *e, B b[]) { C x; E y; { A z; A w[3]; static A st; } c->~C(); e->~E(); delete e; delete[] b;
  c->C::~C(); b[0].a.~A(); }
