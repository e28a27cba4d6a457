// expect: 329 warning 45
// expect: 20007 error 46
// expect: 20007 error 48
// expect: 329 warning 48
// expect: 329 warning 45
// expect: 329 warning 45
// expect: 329 warning 45
// expect: 20007 error 50
// expect: 114 warning 39
// expect: 114 warning 41
// expect: 114 warning 42
// expect: 114 warning 42
// expect: 114 warning 43
// expect: 114 warning 43
// expect: 114 warning 40
// expect: 114 warning 42
// expect: 114 warning 43
// expect: 1380 warning 43
// expect-device: 329 warning 45
// expect-device: 329 warning 48
// expect-device: 177 warning 48
// expect-device: 329 warning 45
// expect-device: 329 warning 45
// expect-device: 329 warning 45
// expect-device: 114 warning 39
// expect-device: 114 warning 41
// expect-device: 114 warning 42
// expect-device: 114 warning 42
// expect-device: 114 warning 43
// expect-device: 114 warning 43
// expect-device: 114 warning 40
// expect-device: 114 warning 42
// expect-device: 114 warning 43
// expect-device: 1380 warning 43
// expect-device: 177 warning 43
// expect-device: 177 warning 43
// Free functions first, then members; virtual functions of local classes where the class ends, others where the function does.
__device__ void d();
static void s1();
struct { void u(); } obj;
static void s2();
namespace N { static void s3(); struct { void u5(); } o5; static void s4(); }
namespace { void a1(); struct Q { void q1(); static int sm; virtual void vu(); virtual void pv() = 0; void imp(); }; void a2(); }
void f(Q *q) {
  struct L { void x(); virtual void y(); L(); ~L(); void t(); L(const L &) = delete; } l; l.x();
  d();
  s1(); s2(); N::s3(); N::s4(); N::o5.u5(); obj.u(); a1(); a2(); q->q1();
  auto z = [] { struct M { void mx(); } m; m.mx(); d(); };
}
void g() { d(); }
