// expect: 300 error 10
// expect: 300 error 11
// expect: 300 error 12
// expect: 300 error 13
// expect: 300 error 14
// expect: 300 error 15
// expect: 20051 error 15
// expect: 20051 error 15
struct S { void m(); static void t(); void o(int); void o(double); virtual void v(); void operator()(int); };
void g1(S s) { s.m<<<1, 1>>>(); }
void g2(S *p) { p->m<<<1, 1>>>(); }
void g4(S s) { s.o<<<1, 1>>>(1); }
void g5(S s) { s.operator()<<<1, 1>>>(1); }
void g6(S s) { (s.v)<<<1, 1>>>(); }
struct T { void m(); void n() { this->m<<<1, 1>>>(); m<<<1, 1>>>(); T::m<<<1, 1>>>(); } };
struct U { void (*p)(int); }; void g7(U u) { u.p<<<1, 1>>>(1); }
