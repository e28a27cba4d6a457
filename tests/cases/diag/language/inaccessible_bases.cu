// expect: 269 error 28
// expect: 269 error 29
// expect: 265 error 30
// expect: 265 error 31
// expect: 265 error 32
// expect: 269 error 33
// expect: 174 warning 34
// expect: 265 error 38
// expect: 269 error 39
// expect: 410 error 43
// expect: 410 error 43
// expect: 269 error 46
// expect: 330 error 48
// expect: 330 error 48
// expect: 330 error 48
// expect: 330 error 48
// expect: 330 error 49
// expect: 330 error 49
// Members and base classes that are not public: 265, 269, 330, 410.
class PB { public: int x; void pm(); int y; };
class PD : PB { friend void fr(PD &); public: void own(PD &o) { PB &b = o; o.x = 1; pm(); auto l = [&] { x = 2; PB *q = this; }; } using PB::y; };
class PP : protected PB {};
class PQ : public PP { void f() { x = 1; PB *p = this; } };
struct Q : PB {};
struct V : private virtual PB {};
void fr(PD &d) { PB &b = d; d.x = 1; }
void k(PD &d, PP *e, Q &q, V &v) {
  PB &b = d;
  PB *p = e;
  d.x = 1;
  e->x = 2;
  d.pm();
  PB c = d;
  (PB &)d;
  PB *a = (PB *)&d;
  q.x = 1;
  PB &r = q;
  v.x = 1;
  PB &s = v;
  d.y = 1;
}
class Prot { protected: int p; void m(); static int s; Prot(); };
class PrD : public Prot { void f(Prot &b, PrD &d, Prot *q) { p = 1; d.p = 2; b.p = 3; q->m(); Prot::s = 1; b.s = 2; this->m(); Prot::m(); } };
struct Abs { virtual ~Abs() = default; virtual void f() = 0; };
struct Impl : private Abs { void f() override {} };
Abs *mk() { return new Impl; }
class C { C(); ~C(); };
void g(C *e) { C d; new C; delete e; }
C glob;
