// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 27
// expect: 304 error 28
// expect: 304 error 28
// expect: 304 error 28
// expect: 304 error 28
// expect: 304 error 29
// expect: 304 error 29
// expect: 304 error 29
// expect: 135 error 29
// expect: 304 error 29
// expect: 304 error 30
// expect: 304 error 30
// expect: 304 error 30

// Pointers to members among the arguments of a call that fits nothing.
struct B { void bm(int); int d; int k() const; };
struct P : B { void w(int); int v; static int s(int); int get() const; void o(int); void o(double); int operator()(int); };
struct Q {};
struct V { void push(const int &); void push(int &&); };
void t1(int (P::*)(int)); void t1(int); template <class R, class C> R call(R (C::*f)(), C &c); template <class C, class... A> void each(void (C::*f)(A...), C *c, A... a);
template <class T, class M> void mem(M T::*m, T &t); void takes(int B::*); void takes(int (B::*)() const); void derived(int P::*); void derived(void (P::*)(int));
void a1() { t1(&P::w); P p; Q q; call(&P::get, p); call(&P::w, p); each(&P::w, &p, 1); each(&P::w, &p, "x"); each(&P::w, p, 1); each(&P::w, &q, 1); }
void a2() { P p; mem(&P::v, p); mem(&B::d, p); mem(&P::get, p); mem(&P::w, 3); takes(&B::d); takes(&B::k); takes(&P::v); derived(&B::d); derived(&B::bm); derived(&B::k); }
void a6() { call(&P::o, 1); each(&P::o, (P *)0, 1); t1(&P::o); takes(&P::s, 1); takes(&Q::x); t1(&P::operator()); t1(&B::bm); }
void a7(V v) { v.push(&P::w, 3); v.push(&P::w); v.push(&P::v, &P::o); }
