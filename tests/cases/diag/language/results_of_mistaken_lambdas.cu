// expect: 20 error 29
// expect: 312 error 29
// expect: 20 error 30
// expect: 1767 error 30
// expect: 20 error 31
// expect: 312 error 31
// expect: 1767 error 31
// expect: 20 error 32
// expect: 20 error 32
// expect: 20 error 32
// expect: 20 error 32
// expect: 304 error 32
// expect: 20 error 32
// expect: 304 error 32
// expect: 137 error 33
// expect: 137 error 33
// expect: 20 error 35
// expect: 20 error 35
// expect: 20 error 35
// expect: 413 error 35
// expect: 20 error 35
// expect: 20 error 35
// expect: 20 error 35
// expect: 413 error 35

// A lambda whose result is in error is called and converted as what it is otherwise.
template <class F> struct box; template <class R, class... A> struct box<R(A...)> { box(); template <class F, class = decltype(static_cast<R>((*(F *)0)((*(A *)0)...)))> box(F); };
void call(box<void()>); template <class F> void run(F f); template <class F> auto thrice(F f) -> decltype(f() * 3);
void a1() { int n = 1; auto t = [n] { return n + missing; }; box<void()> s = t; box<int(int)> u = t; }
void a2() { auto t = [](int a) { return undefined(a); }; box<int(int)> s = t; t(1, 2); int x = t(1); }
void a4() { auto t = [] { oops(); }; box<void()> s = t; box<int()> u = t; t(1); }
void a6() { call([] { return nope; }); call([] { nope(); }); run([] { return nope; }); run(1, [] { return nope; }); thrice([] { return nope; }); }
void a7() { int n = 1; auto t = [n] { return n++; }; box<void()> s = t; call(t); call([n] { n = 2; return n; }); }
void fp(int (*)()); void fp2(void (*)()); void fpi(int (*)(int));
void b1() { fp([] { return nope; }); fp2([] { return nope; }); fpi([] { return nope; }); int (*p)() = [] { return nope; }; fp2([] { nope(); }); fpi([] { nope(); }); }
