extern "C" void f0(struct S0 *); void g0(S0 *);
namespace N { extern "C" void f1(struct S1 *); void g1(S1 *); void h1(struct S2 *, S2 *); void i1(S2 *); }
namespace N { void f(struct S1 *s) { g1(s); } }
extern "C" { void f2(struct Bar *) { } Bar *ptr; void f3(struct Baz *, int); void f4(Baz *); struct Qux *f5(void); Qux *p5; }
namespace M { extern "C" { void f6(struct Bar6 *) {} M::Bar6 *ptr6; Bar6 *ptr7; } namespace in { extern "C" struct Ret *f7(); Ret *r7; extern "C" { extern "C" void f8(union Un *); Un *u8; } } in::Ret *r8; in::Un *u9; }
struct C { void m(struct InC *); InC *p; friend void fr(struct InF *); InF *q; struct Pt *pt; Pt *pt2; }; InC *inc; InF *inf; Pt *pp;
